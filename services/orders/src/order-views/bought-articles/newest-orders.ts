import { boughtArticleLimits } from '@werkbank/contracts/limits';

const { days, orders } = boughtArticleLimits;

/** The recent orders of a company: its id and the first instant are the parameters. */
export const newestOrders = `with newest as (
  select id, created_on, currency from sales_order
   where customer_id = ? and deleted_at is null and created_on > ?
   order by created_on desc limit ${orders})`;

export const boughtSince = (now: Date): Date => new Date(now.getTime() - days * 24 * 60 * 60_000);
