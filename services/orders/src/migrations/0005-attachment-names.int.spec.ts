import { migrate, openOrm } from '@werkbank/platform/database';
import { freshDatabase } from '@werkbank/platform/testing';
import { ordersDatabase } from '../database.js';
import { pdfNameOf } from '../attachments/manage-attachments/file-name.js';

it('names files from before as the PDFs that they are', async () => {
  const database = await freshDatabase({
    ...ordersDatabase,
    migrations: ordersDatabase.migrations.slice(0, 4),
  });
  const env = { DATABASE_URL: database.ownerUrl };
  const orm = openOrm(ordersDatabase, { ...env, DATABASE_POOL: 2 });
  const names = ['Lieferschein.exe', 'Rechnung.pdf.exe', 'Plan v1.2', '.exe', 'Skizze.PDF', 'Blatt.exe. .'];
  try {
    const em = orm.em.fork();
    for (const name of names) {
      await em.execute(
        `insert into attachment (file_id, file_name, title, attachment_type, object_type, object_id, type, position, enabled,
           bytes, media_type, created_by)
         values (gen_random_uuid(), ?, '', 'none', 'Delivery', '1', 'pdf', 0, true, 1, 'application/pdf', 1)`,
        [name],
      );
    }
    await migrate(ordersDatabase, env);
    const rows = await em.execute<{ name: string }[]>('select file_name as name from attachment order by id');
    expect(rows.map(({ name }) => name)).toEqual(names.map(pdfNameOf));
  } finally {
    await orm.close();
    await database.drop();
  }
}, 30_000);
