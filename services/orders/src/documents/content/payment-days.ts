/** Nothing in the specification says when invoices are due; a month is what buyers expect. */
export const paymentDays = 30;
