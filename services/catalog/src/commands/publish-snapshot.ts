import { publishStock } from '../stock/index.js';
import { inDatabase } from './in-database.js';

await inDatabase(async (em) => `The stock of ${await publishStock(em)} articles will be sent.`);
