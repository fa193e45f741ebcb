import { readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { companyTypes } from '@werkbank/contracts/access';
import {
  addressData,
  addressTypes,
  customerTypes,
  placeCalendar,
  producer,
  user,
} from '@werkbank/contracts/entities';
import { z } from 'zod';

const id = z.int().positive();

const attachment = z.object({
  id,
  title: z.string(),
  type: z.enum(['pdf', 'youtube', 'url']),
  status: z.enum(['enabled', 'disabled']),
  order: z.int(),
  url: z.string().nullable(),
  file: z.string().nullable(),
});

const adminFile = z.object({
  producers: z.array(producer),
  companies: z.array(
    z.object({
      id,
      kind: z.enum(companyTypes),
      producerId: id.nullable(),
      name: z.string(),
      customerType: z.enum(customerTypes).nullable(),
      taxNumber: z.string().nullable(),
      kanton: z.string().nullable(),
      phone: z.string().nullable(),
    }),
  ),
  addresses: z.array(
    addressData.safeExtend({
      id,
      ownerKind: z.literal('Company'),
      ownerId: id,
      type: z.enum(addressTypes),
      calendar: placeCalendar.optional(),
    }),
  ),
  users: z.array(user.omit({ companyName: true, companyType: true })),
  exchangeRates: z.array(
    z.object({
      id,
      validFrom: z.iso.date(),
      validTo: z.iso.date(),
      ratio: z.string(),
      sourceCurrency: z.string(),
      targetCurrency: z.string(),
      exchangeRateType: z.enum(['Internal', 'external']),
    }),
  ),
  sidebarAttachments: z.array(attachment),
});

const accountsFile = z.array(z.object({ email: z.string(), password: z.string() }));

/** Demo data of this domain, with the bytes of its help documents. */
export type DemoData = Omit<z.output<typeof adminFile>, 'sidebarAttachments'> & {
  sidebarAttachments: (z.output<typeof attachment> & { fileName: string | null; base64: string | null })[];
  /** Passwords by e-mail, of people who may sign in. */
  passwords: ReadonlyMap<string, string>;
};

/** Reads the generated files of this domain from a folder. */
export async function readDemoData(folder: string): Promise<DemoData> {
  const json = async (name: string): Promise<unknown> =>
    JSON.parse(await readFile(join(folder, name), 'utf8'));
  const data = adminFile.parse(await json('admin.json'));
  const accounts = accountsFile.parse(await json('accounts.json'));
  const sidebarAttachments = await Promise.all(
    data.sidebarAttachments.map(async (one) => ({
      ...one,
      fileName: one.file && basename(one.file),
      base64: one.file && (await readFile(join(folder, one.file), 'base64')),
    })),
  );
  return {
    ...data,
    sidebarAttachments,
    passwords: new Map(accounts.map(({ email, password }) => [email, password])),
  };
}
