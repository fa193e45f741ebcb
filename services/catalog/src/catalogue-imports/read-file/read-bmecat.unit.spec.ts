import { decodeText } from './decode-text.js';
import { LeftOut } from './left-out.js';
import { readBmecat } from './read-bmecat.js';
import type { SentRecord } from './sent-article.js';

async function* piecesOf(bytes: Buffer, size: number): AsyncGenerator<Uint8Array> {
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size);
}

async function* textsOf(bytes: Buffer, size: number): AsyncGenerator<string> {
  for await (const { text } of decodeText(piecesOf(bytes, size))) yield text;
}

async function readAll(
  file: string | Buffer,
  size = 7,
): Promise<{ records: SentRecord[]; leftOut: LeftOut }> {
  const leftOut = new LeftOut();
  const records: SentRecord[] = [];
  for await (const record of readBmecat(textsOf(Buffer.from(file as string), size), leftOut))
    records.push(record);
  return { records, leftOut };
}

const articlesOf = async (file: string | Buffer) =>
  (await readAll(file)).records.flatMap((record) => (record.kind === 'article' ? [record.article] : []));

const old = `<?xml version="1.0" encoding="ISO-8859-1"?>
<!DOCTYPE BMECAT SYSTEM "http://nowhere.example/bmecat_new_catalog_1_2.dtd" [<!ENTITY % more SYSTEM "more.ent"> %more;]>
<BMECAT version="1.2" xmlns="http://www.bmecat.org/bmecat/1.2/bmecat_new_catalog">
<HEADER><CATALOG><LANGUAGE>deu</LANGUAGE><CATALOG_ID>K1</CATALOG_ID><CATALOG_VERSION>7.0</CATALOG_VERSION><CURRENCY>EUR</CURRENCY></CATALOG>
<SUPPLIER><SUPPLIER_NAME>Bohrer &amp; Söhne</SUPPLIER_NAME></SUPPLIER></HEADER>
<T_NEW_CATALOG>
<CATALOG_GROUP_SYSTEM><CATALOG_STRUCTURE type="root"><GROUP_ID>1</GROUP_ID><GROUP_NAME>Alles</GROUP_NAME><PARENT_ID>0</PARENT_ID></CATALOG_STRUCTURE>
<CATALOG_STRUCTURE type="leaf"><GROUP_ID>2</GROUP_ID><GROUP_NAME>Spiralbohrer</GROUP_NAME><PARENT_ID>1</PARENT_ID></CATALOG_STRUCTURE></CATALOG_GROUP_SYSTEM>
<ARTICLE mode="new"><SUPPLIER_AID>0068/1</SUPPLIER_AID>
<ARTICLE_DETAILS><DESCRIPTION_SHORT>Spiralbohrer 6,8 für Stähle</DESCRIPTION_SHORT><DESCRIPTION_LONG><![CDATA[<b>HSS</b> & mehr]]></DESCRIPTION_LONG><EAN>4012345678901</EAN><DELIVERY_TIME>3</DELIVERY_TIME><KEYWORD>Bohrer</KEYWORD></ARTICLE_DETAILS>
<ARTICLE_FEATURES><REFERENCE_FEATURE_SYSTEM_NAME>ECLASS-6.0</REFERENCE_FEATURE_SYSTEM_NAME><REFERENCE_FEATURE_GROUP_ID>21040103</REFERENCE_FEATURE_GROUP_ID>
<FEATURE><FNAME>Durchmesser</FNAME><FVALUE>6,8</FVALUE><FUNIT>mm</FUNIT></FEATURE><FEATURE><FNAME>Leer</FNAME><FVALUE/></FEATURE></ARTICLE_FEATURES>
<ARTICLE_ORDER_DETAILS><ORDER_UNIT>PK</ORDER_UNIT><CONTENT_UNIT>C62</CONTENT_UNIT><NO_CU_PER_OU>10</NO_CU_PER_OU><PRICE_QUANTITY>100</PRICE_QUANTITY><QUANTITY_MIN>2</QUANTITY_MIN><QUANTITY_INTERVAL>2</QUANTITY_INTERVAL></ARTICLE_ORDER_DETAILS>
<ARTICLE_PRICE_DETAILS><DATETIME type="valid_start_date"><DATE>2026-01-01</DATE></DATETIME><ARTICLE_PRICE price_type="net_list"><PRICE_AMOUNT>1,99</PRICE_AMOUNT><LOWER_BOUND>1</LOWER_BOUND><TAX>0.19</TAX></ARTICLE_PRICE><ARTICLE_PRICE price_type="net_list"><PRICE_AMOUNT>1.50</PRICE_AMOUNT><LOWER_BOUND>50</LOWER_BOUND><TERRITORY>CH</TERRITORY></ARTICLE_PRICE></ARTICLE_PRICE_DETAILS>
<MIME_INFO><MIME><MIME_TYPE>image/jpeg</MIME_TYPE><MIME_SOURCE>b.jpg</MIME_SOURCE><MIME_PURPOSE>normal</MIME_PURPOSE></MIME></MIME_INFO>
<ARTICLE_REFERENCE type="accessories"><ART_ID_TO>77</ART_ID_TO></ARTICLE_REFERENCE><WHAT_IS_THIS>1</WHAT_IS_THIS></ARTICLE>
<ARTICLE_TO_CATALOGGROUP_MAP><ART_ID>0068/1</ART_ID><CATALOG_GROUP_ID>2</CATALOG_GROUP_ID></ARTICLE_TO_CATALOGGROUP_MAP>
</T_NEW_CATALOG></BMECAT>`;

it('reads extensions in every place of an article', async () => {
  const [article] = await articlesOf(
    `<BMECAT><T_NEW_CATALOG><PRODUCT><SUPPLIER_PID>1</SUPPLIER_PID>
      <PRODUCT_DETAILS><UDX.EDXF.GTIN><![CDATA[4019169856187]]></UDX.EDXF.GTIN></PRODUCT_DETAILS>
      <UDX.EDXF.MIME_INFO><UDX.EDXF.MIME><UDX.EDXF.MIME_SOURCE>b.jpg</UDX.EDXF.MIME_SOURCE></UDX.EDXF.MIME></UDX.EDXF.MIME_INFO>
      <USER_DEFINED_EXTENSIONS/>
      <USER_DEFINED_EXTENSIONS><UDX.EDXF.DISCOUNT_GROUP>R10</UDX.EDXF.DISCOUNT_GROUP></USER_DEFINED_EXTENSIONS>
    </PRODUCT></T_NEW_CATALOG></BMECAT>`,
  );
  expect(article).toMatchObject({
    gtin: '4019169856187',
    materialGroup: 'R10',
    media: [{ source: 'b.jpg' }],
  });
});

describe('features by ECLASS', () => {
  const feature = (id: string, name: string, rest: string) =>
    `<FEATURE><FTEMPLATE><FT_ID>${id}</FT_ID><FT_NAME>${name}</FT_NAME></FTEMPLATE>${rest}</FEATURE>`;
  const featuresOf = async (features: string) => {
    const [article] = await articlesOf(
      `<BMECAT><T_NEW_CATALOG><PRODUCT><SUPPLIER_PID>1</SUPPLIER_PID><PRODUCT_FEATURES>${features}</PRODUCT_FEATURES></PRODUCT></T_NEW_CATALOG></BMECAT>`,
    );
    return article?.features[0]?.features ?? [];
  };

  it('have name and id in a definition, in parts that form one tree', async () => {
    const head = feature(
      '02-AAQ373',
      'Hersteller',
      '<VALUE_IDREF>01-ADN198</VALUE_IDREF><FVALUE_DETAILS>Hersteller</FVALUE_DETAILS><FID>1</FID><FPARENT_ID>-1</FPARENT_ID>',
    );
    const below = feature(
      '02-AAO677',
      'Name',
      '<FVALUE>Bohrwerk</FVALUE><FID>2</FID><FPARENT_ID>1</FPARENT_ID>',
    );
    expect(
      await featuresOf(`<FEATURE_GROUP>${head}</FEATURE_GROUP><FEATURE_GROUP>${below}</FEATURE_GROUP>`),
    ).toMatchObject([{ id: '02-AAO677', name: { und: 'Hersteller – Name' }, values: [{ und: 'Bohrwerk' }] }]);
  });

  it('have the words of a value beside its key', async () => {
    expect(
      await featuresOf(
        feature(
          '02-AAO263',
          'Land',
          '<VALUE_IDREF>07-AAT042</VALUE_IDREF><FVALUE_DETAILS>Deutschland</FVALUE_DETAILS>',
        ),
      ),
    ).toMatchObject([{ name: { und: 'Land' }, values: [{ und: 'Deutschland' }] }]);
  });
});

describe('a BMEcat 1.2', () => {
  it('is read with header, groups, article and place', async () => {
    const { records, leftOut } = await readAll(Buffer.from(old, 'latin1'));
    expect(records.map(({ kind }) => kind)).toEqual(['header', 'group', 'group', 'article', 'place']);
    expect(records[0]).toMatchObject({
      header: {
        language: 'de',
        currency: 'EUR',
        supplier: 'Bohrer & Söhne',
        catalogue: 'K1',
        version: '7.0',
      },
    });
    expect(records[2]).toMatchObject({ group: { id: '2', parentId: '1', name: { de: 'Spiralbohrer' } } });
    expect(records[3]).toMatchObject({
      article: {
        number: '0068/1',
        shortText: { de: 'Spiralbohrer 6,8 für Stähle' },
        longText: { de: '<b>HSS</b> & mehr' },
        gtin: '4012345678901',
        orderUnit: 'PK',
        contentPerOrderUnit: '10',
        priceQuantity: '100',
        prices: [
          {
            type: 'net_list',
            amount: '1,99',
            currency: 'EUR',
            lowerBound: '1',
            validFrom: '2026-01-01',
            territories: [],
          },
          { amount: '1.50', lowerBound: '50', territories: ['CH'] },
        ],
        features: [
          {
            system: 'ECLASS-6.0',
            group: '21040103',
            features: [{ name: { de: 'Durchmesser' }, values: [{ de: '6,8' }], unit: 'mm' }],
          },
        ],
        media: [{ source: 'b.jpg', type: 'image/jpeg', purpose: 'normal' }],
        references: [{ type: 'accessories', article: '77' }],
      },
    });
    expect(records[4]).toMatchObject({ article: '0068/1', group: '2' });
    expect(leftOut.list()).toEqual(
      expect.arrayContaining([
        { name: 'PRODUCT/WHAT_IS_THIS', reason: 'UnknownElement', count: 1 },
        { name: 'FEATURE', reason: 'WithoutValue', count: 1 },
        { name: 'PRODUCT_PRICE/TAX', reason: 'NotOfTheShop', count: 1 },
      ]),
    );
  });

  it('gives the same result without a declared encoding', async () => {
    const silent = old.replace(' encoding="ISO-8859-1"', '');
    expect((await articlesOf(Buffer.from(silent, 'latin1')))[0]?.shortText).toEqual({
      de: 'Spiralbohrer 6,8 für Stähle',
    });
    expect((await articlesOf(Buffer.from(`\uFEFF${silent}`, 'utf16le')))[0]?.number).toBe('0068/1');
    expect((await articlesOf(`\uFEFF${silent}`))[0]?.shortText.de).toContain('für');
  });

  it('may write its root in another case and its elements with a prefix', async () => {
    const odd =
      '<b:bmecat xmlns:b="x"><b:t_new_catalog><b:Article><b:Supplier_Aid>1</b:Supplier_Aid></b:Article></b:t_new_catalog></b:bmecat>';
    expect((await articlesOf(odd)).map(({ number }) => number)).toEqual(['1']);
  });
});

describe('a BMEcat 2005', () => {
  const product = (inside: string) =>
    `<BMECAT version="2005"><T_NEW_CATALOG><PRODUCT><SUPPLIER_PID type="supplier_specific">A 1</SUPPLIER_PID>${inside}</PRODUCT></T_NEW_CATALOG></BMECAT>`;

  it('has texts in several languages', async () => {
    const [article] = await articlesOf(
      product(
        '<PRODUCT_DETAILS><DESCRIPTION_SHORT lang="deu">Bohrer</DESCRIPTION_SHORT><DESCRIPTION_SHORT lang="eng">Drill</DESCRIPTION_SHORT><DESCRIPTION_SHORT lang="fra">Foret</DESCRIPTION_SHORT><INTERNATIONAL_PID type="gtin">04012345678901</INTERNATIONAL_PID></PRODUCT_DETAILS>',
      ),
    );
    expect(article).toMatchObject({ shortText: { de: 'Bohrer', en: 'Drill' }, gtin: '04012345678901' });
    expect(article?.shortText).not.toHaveProperty('fra');
  });

  it('has features in a tree, and several values', async () => {
    const [article] = await articlesOf(
      product(
        `<PRODUCT_FEATURES><FEATURE><FID>1</FID><FNAME>Schaft</FNAME></FEATURE><FEATURE><FID>2</FID><FPARENT_ID>1</FPARENT_ID><FNAME>Form</FNAME><FVALUE>HA</FVALUE><FVALUE>HB</FVALUE></FEATURE>
        <FEATURE><FNAME>EF000007</FNAME><FVALUE lang="deu">rot</FVALUE><FVALUE lang="eng">red</FVALUE></FEATURE></PRODUCT_FEATURES>`,
      ),
    );
    expect(article?.features[0]?.features).toEqual([
      {
        id: undefined,
        name: { und: 'Schaft – Form' },
        values: [{ und: 'HA' }, { und: 'HB' }],
        unit: undefined,
      },
      { id: 'EF000007', name: { und: 'EF000007' }, values: [{ de: 'rot', en: 'red' }], unit: undefined },
    ]);
  });

  it('has packings by the guidelines of ETIM', async () => {
    const [article] = await articlesOf(
      product(
        `<USER_DEFINED_EXTENSIONS><UDX.EDXF.PACKING_UNITS><UDX.EDXF.PACKING_UNIT><UDX.EDXF.QUANTITY_MIN>10</UDX.EDXF.QUANTITY_MIN><UDX.EDXF.PACKING_UNIT_CODE>PK</UDX.EDXF.PACKING_UNIT_CODE></UDX.EDXF.PACKING_UNIT></UDX.EDXF.PACKING_UNITS>
        <UDX.EDXF.MIME_INFO><UDX.EDXF.MIME><UDX.EDXF.MIME_SOURCE>p.png</UDX.EDXF.MIME_SOURCE><UDX.EDXF.MIME_CODE>MD01</UDX.EDXF.MIME_CODE></UDX.EDXF.MIME></UDX.EDXF.MIME_INFO></USER_DEFINED_EXTENSIONS>`,
      ),
    );
    expect(article).toMatchObject({
      packings: [{ code: 'PK', quantity: '10' }],
      media: [{ source: 'p.png', purpose: 'MD01' }],
    });
  });
});

describe('files that are no catalogue', () => {
  const bomb =
    '<!DOCTYPE BMECAT [<!ENTITY a "ha"><!ENTITY b "&a;&a;">]><BMECAT><HEADER>&b;</HEADER></BMECAT>';
  it.each([
    ['cut', '<BMECAT><T_NEW_CATALOG><ARTICLE>', 'BrokenXml'],
    ['another document', '<html></html>', 'NotABmecat'],
    ['empty', '', 'BrokenXml'],
    ['a bomb', bomb, 'UsesDeclaredEntity'],
    ['of an unknown encoding', '<?xml version="1.0" encoding="EBCDIC"?><BMECAT/>', 'UnknownEncoding'],
    ['nested without end', `<BMECAT><T_NEW_CATALOG>${'<ARTICLE>'.repeat(200)}`, 'NestedTooDeep'],
  ])('is refused: %s', async (_what, file, reason) => {
    await expect(readAll(file)).rejects.toMatchObject({ reason });
  });

  it('is refused where one element has no end', async () => {
    const endless = (async function* () {
      yield '<BMECAT><HEADER>';
      for (;;) yield 'x'.repeat(1024 * 1024);
    })();
    const read = async () => {
      for await (const _ of readBmecat(endless, new LeftOut()));
    };
    await expect(read()).rejects.toMatchObject({ reason: 'ElementTooLarge' });
  });
});
