import { openOrm } from '@werkbank/platform/database';
import { database } from '../database.js';
import { env } from '../env.js';
import { setCompanySso } from '../identity/index.js';

const [companyId, alias = ''] = process.argv.slice(2);
if (!/^\d+$/.test(companyId ?? '') || !/^([a-z][a-z0-9-]*|none)$/.test(alias)) {
  throw new Error(
    'Usage: set-company-sso <number of the company> <alias of its provider in Keycloak, or none>',
  );
}

const orm = openOrm(database, env());
try {
  const name = await setCompanySso(orm.em.fork(), Number(companyId), alias === 'none' ? null : alias);
  if (name === undefined) throw new Error(`There is no company ${companyId}.`);
  console.log(
    alias === 'none'
      ? `People of ${name} may have a password again.`
      : `People of ${name} sign in by ${alias} only; nobody mails them a link to set a password.`,
  );
} finally {
  await orm.close();
}
