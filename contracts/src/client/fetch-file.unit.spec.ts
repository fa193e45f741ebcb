import { createClient, fetchFile } from './index.js';

it('asks for the file itself and takes it as it comes', async () => {
  const asked: string[] = [];
  const api = createClient({
    baseUrl: 'https://werkbank.example',
    fetch: async (input, init) => {
      asked.push(`${new Request(input).url} ${new Headers(init?.headers).get('accept')}`);
      const headers = {
        'content-type': 'application/pdf',
        'content-disposition': 'inline; filename="R_1.pdf"; filename*=UTF-8\'\'R%201.pdf',
      };
      return new Response('%PDF-', { headers });
    },
  });
  const { fileName, content } = await fetchFile(
    api,
    'getInvoicePdf',
    { deliveryId: 7301 },
    'application/pdf',
  );
  expect(asked).toEqual(['https://werkbank.example/api/deliveries/7301/invoice-pdf application/pdf']);
  expect([fileName, content.type, await content.text()]).toEqual(['R 1.pdf', 'application/pdf', '%PDF-']);
});

it('throws what the call refuses', async () => {
  const body = { code: 'INVOICE_NOT_YET_CREATED', message: 'Noch nicht erstellt.' };
  const api = createClient({ fetch: async () => Response.json(body, { status: 409 }) });
  await expect(fetchFile(api, 'getInvoicePdf', { deliveryId: 1 }, 'application/pdf')).rejects.toMatchObject({
    status: 409,
    code: 'INVOICE_NOT_YET_CREATED',
  });
});
