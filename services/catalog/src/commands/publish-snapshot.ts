import { publishStock } from '../stock/publish-stock/publish-stock.js';
import { inDatabase } from './in-database.js';

await inDatabase(async (em) => `The stock of ${await publishStock(em)} articles will be sent.`);
