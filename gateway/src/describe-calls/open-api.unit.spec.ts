import { routeNames, routes } from '@werkbank/contracts/routes';
import { openApi } from './open-api.js';

type Operation = {
  operationId: string;
  responses: Record<string, { description: string; content: object }>;
  parameters: { name: string; in: string; required: boolean }[];
  security: object[];
  requestBody?: { content: object };
};
const { paths } = openApi('http://werkbank.example') as { paths: Record<string, Record<string, Operation>> };
const operations = Object.values(paths).flatMap((path) => Object.values(path));
const operationOf = (name: string) => operations.find(({ operationId }) => operationId === name);

describe('the description of the API', () => {
  it('has every call of the contract once', () => {
    expect(operations.map(({ operationId }) => operationId).sort()).toEqual([...routeNames].sort());
  });

  it.each(routeNames)('%s names its path parameters, its answer and its refusals', (name) => {
    const operation = operationOf(name);
    const inPath = operation?.parameters
      .filter((parameter) => parameter.in === 'path')
      .map(({ name: key }) => key);
    expect(inPath).toEqual([...routes[name].path.matchAll(/:(\w+)/g)].map(([, key]) => key));
    expect(Object.keys(operation?.responses ?? {})).toEqual(
      expect.arrayContaining([String(routes[name].status ?? 200), '400', '429', '431', '503']),
    );
  });

  it('marks calls that need a token, and lists codes with their words', () => {
    expect(operationOf('searchArticles')?.security).toContainEqual({});
    expect(operationOf('listSalesOrders')?.security).toEqual([{ accessToken: [] }]);
    expect(operationOf('submitOrder')?.responses['409']?.description).toContain('`DRAFT_OUTDATED`: Prices');
  });

  it('describes a file as a file', () => {
    expect(operationOf('createAttachment')?.requestBody?.content).toHaveProperty('application/octet-stream');
    const answer = operationOf('getSidebarFile')?.responses['200']?.content;
    expect(answer).toEqual({ 'application/pdf': { schema: { type: 'string', format: 'binary' } } });
  });

  it('says what becomes of a body that is too large or too slow, where there is one', () => {
    expect(Object.keys(operationOf('createOrderDraft')?.responses ?? {})).toEqual(
      expect.arrayContaining(['408', '413']),
    );
    expect(Object.keys(operationOf('searchArticles')?.responses ?? {})).not.toContain('408');
  });

  it('is plain JSON without references that lead nowhere', () => {
    const text = JSON.stringify(paths);
    expect(
      [...text.matchAll(/"\$ref":"([^"]+)"/g)]
        .map(([, target]) => target)
        .filter((target) => target !== '#/components/schemas/Refusal'),
    ).toEqual([]);
  });
});
