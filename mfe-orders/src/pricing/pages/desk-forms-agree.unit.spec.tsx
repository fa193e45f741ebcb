import { jest } from '@jest/globals';
import type { DiscountGroup } from '@werkbank/contracts/entities';
import {
  articleGroup,
  assignment,
  callExamples,
  countryPriceFactor,
  drillDiscount,
  receivedRequest,
  surcharge,
  tieredGroup,
} from '@werkbank/contracts/fixtures';
import { defaultLocaleConfig, type Language } from '@werkbank/contracts/localization';
import type { RouteName } from '@werkbank/contracts/routes';
import { isDay } from '@werkbank/kit/date-field';
import { formatsOf } from '@werkbank/kit/formats';
import { type AgreementOptions, expectAgreement, Recorder } from '@werkbank/kit/testing/form-agreement';
import { renderWorking } from '@werkbank/kit/testing/render-working';
import { typed } from '@werkbank/kit/testing/typed-text';
import { watchForms } from '@werkbank/kit/testing/watched-forms';
import fc from 'fast-check';
import type { ReactNode } from 'react';
import { locales } from '../../testing/orders-locales';

const actual = await import('@werkbank/kit/use-service-form');
jest.unstable_mockModule('@werkbank/kit/use-service-form', () => watchForms(actual));
const { AnswerDialog } = await import('../features/answer-requests/answer-dialog');
const { AssignmentDialog } = await import('../features/assign-discounts/assignment-dialog');
const { ChangeGroupForm } = await import('../features/edit-discount-group/change-group-form');
const { CopyDialog } = await import('../features/edit-discount-group/copy-group');
const { CreateGroupForm } = await import('../features/edit-discount-group/create-group-form');
const { DiscountDialog } = await import('../features/edit-discounts/discount-dialog');
const { AddArticleGroup, RenameArticleGroup } = await import(
  '../features/manage-article-groups/article-group-name'
);
const { RequestForm } = await import('../features/request-discount/request-form');
const { FactorDialog } = await import('../features/set-country-price-factors/factor-dialog');
const { SurchargeDialog } = await import('../features/set-surcharges/surcharge-dialog');

const remarks = typed('', 'Wir nehmen 500 Stück.', 'x'.repeat(10_001));
const name = typed('Großabnehmer', 'x'.repeat(200));
const perCent = typed('12,5', '12.5', '0', '99,99', '100', '-1', '1,234', '−5');
const day = typed('', '2026-01-01', '2026-12-31', '0000-01-01', '21.11.2026');
const period = { validFrom: day, validUntil: day };
const chosen = fc.constantFrom('', '3', '410');
const tier = fc.record({
  minQuantity: typed('0', '10', '9999', '10000', '-1', '1,5'),
  discountValue: typed('5', '12,5', '-99,99', '-100', '100', '1,234'),
  isFirst: fc.boolean(),
});
const group = {
  name,
  discountType: fc.constantFrom('Percentage', 'PercentageMaterialGroup', 'QuantityMaterialGroup'),
  materialGroupType: fc.constantFrom('MaterialGroup', 'ArticleGroup'),
  discountValue: perCent,
};
const discount = {
  materialOrArticleGroupId: chosen,
  discountValue: perCent,
  discountQuantities: fc
    .array(tier, { maxLength: 3 })
    .map((tiers) => tiers.map((one, key) => ({ ...one, key }))),
  ...period,
};
/** The rules of a discount depend on its group's type, which the service looks up. */
const ofGroup = {
  materialOrArticleGroupId: 'FIELD_REQUIRED',
  discountValue: 'FIELD_REQUIRED',
  discountQuantities: 'QUANTITY_DISCOUNT_MISSING_CONFIG',
  validFrom: 'FIELD_REQUIRED',
} as const;
const ids = { producerCompanyId: 31, discountGroupId: tieredGroup.id };
const ofType = (discountType: DiscountGroup['discountType']): DiscountGroup => ({
  ...tieredGroup,
  discountType,
});
/** 0 makes a country free: the form asks first, see `desk-rules`. */
const factorOtherThanNone = (...right: string[]) =>
  typed(...right).filter((text) => /[1-9１-９]/.test(text) || !/[0０]/.test(text));
const nothing = () => undefined;
const firstName = (path: string) => path.split('.')[0] ?? path;
/** A day is sent in the ISO form and shown as the configuration writes it. */
const asWritten: AgreementOptions['worded'] = (_, params, language) => {
  const formats = formatsOf(language, defaultLocaleConfig[language]);
  const written = Object.entries(params).map(([key, value]) => [
    key,
    typeof value === 'string' && isDay(value) ? formats.date(value) : value,
  ]);
  return Object.fromEntries(written);
};

interface Case {
  form: ReactNode;
  sends: RouteName[];
  agreement: Omit<AgreementOptions, 'language'>;
}
const cases: Record<string, Case> = {
  'a new discount group': {
    form: <CreateGroupForm onCreated={nothing} />,
    sends: ['createDiscountGroup'],
    agreement: { fields: group },
  },
  'a discount group that is changed': {
    form: <ChangeGroupForm group={tieredGroup} params={ids} />,
    sends: ['updateDiscountGroup'],
    agreement: { fields: group },
  },
  'the copy of a discount group': {
    form: <CopyDialog group={tieredGroup} params={ids} onCopied={nothing} onClose={nothing} />,
    sends: ['copyDiscountGroup'],
    agreement: { fields: { name } },
  },
  ...Object.fromEntries(
    (['Percentage', 'PercentageMaterialGroup', 'QuantityMaterialGroup'] as const).flatMap((type) =>
      [null, drillDiscount].map((known): [string, Case] => [
        `a discount of a ${type} group${known ? ' that is changed' : ''}`,
        {
          form: <DiscountDialog group={ofType(type)} params={ids} discount={known} onClose={nothing} />,
          sends: ['createDiscount', 'updateDiscount'],
          agreement: { fields: discount, own: ofGroup, worded: asWritten, fieldOf: firstName },
        },
      ]),
    ),
  ),
  'a new assignment': {
    form: <AssignmentDialog assignment={null} onClose={nothing} />,
    sends: ['createDiscountAssignment'],
    agreement: {
      fields: { customerCompanyId: chosen, discountGroupId: chosen, ...period },
      worded: asWritten,
    },
  },
  'an assignment that is changed': {
    form: <AssignmentDialog assignment={assignment} customer={{ id: 71, name: 'x' }} onClose={nothing} />,
    sends: ['updateDiscountAssignment'],
    agreement: {
      fields: { customerCompanyId: fc.constant('71'), discountGroupId: chosen, ...period },
      worded: asWritten,
    },
  },
  'a new article group': {
    form: <AddArticleGroup onCreated={nothing} onClose={nothing} />,
    sends: ['createArticleGroup'],
    agreement: { fields: { name } },
  },
  'an article group that is renamed': {
    form: <RenameArticleGroup group={articleGroup} params={{ producerCompanyId: 31, articleGroupId: 90 }} />,
    sends: ['updateArticleGroup'],
    agreement: { fields: { name } },
  },
  'a new country price factor': {
    form: <FactorDialog factor={null} onClose={nothing} />,
    sends: ['createCountryPriceFactor'],
    agreement: {
      fields: {
        targetCountry: fc.constantFrom('', 'CH', 'DE'),
        factor: factorOtherThanNone('1,05', '1.05', '0,01', '100', '100,01', '-1', '1,234'),
        ...period,
      },
      worded: asWritten,
    },
  },
  'a country price factor that is changed': {
    form: <FactorDialog factor={countryPriceFactor} onClose={nothing} />,
    sends: ['updateCountryPriceFactor'],
    agreement: {
      fields: {
        targetCountry: fc.constant('CH'),
        factor: factorOtherThanNone('1,05', '0,01', '100,01'),
        ...period,
      },
      worded: asWritten,
    },
  },
  'a discount request': {
    form: (
      <RequestForm initial={{ country: 'CH', producers: [], articleId: '', remarks: '' }} onSent={nothing} />
    ),
    sends: ['requestDiscount'],
    agreement: {
      fields: {
        country: fc.constantFrom('CH', 'DE'),
        producers: fc.subarray(['3', '410']),
        articleId: fc.constantFrom('', 'drill-68'),
        remarks,
      },
      fieldOf: firstName,
    },
  },
  'the grant of a discount request': {
    form: <AnswerDialog request={receivedRequest} status="Granted" onClose={nothing} />,
    sends: ['answerDiscountRequest'],
    agreement: { fields: { discountGroupId: chosen, answer: remarks } },
  },
  'the refusal of a discount request': {
    form: <AnswerDialog request={receivedRequest} status="Declined" onClose={nothing} />,
    sends: ['answerDiscountRequest'],
    agreement: { fields: { discountGroupId: fc.constant(''), answer: remarks } },
  },
  'a new surcharge': {
    form: <SurchargeDialog surcharge={null} onClose={nothing} />,
    sends: ['createSurcharge'],
    agreement: { fields: { materialGroupId: chosen, value: perCent, ...period }, worded: asWritten },
  },
  'a surcharge that is changed': {
    form: <SurchargeDialog surcharge={surcharge} onClose={nothing} />,
    sends: ['updateSurcharge'],
    agreement: {
      fields: { materialGroupId: fc.constant('3'), value: perCent, ...period },
      worded: asWritten,
    },
  },
};

describe.each<Language>(['de', 'en'])('forms of the desk agree with the service in %s', (language) => {
  it.each(Object.keys(cases))('on %s', async (title) => {
    const { form, sends, agreement } = cases[title]!;
    const recorder = new Recorder();
    await renderWorking(form, {
      locales,
      preferences: { language },
      fixtures: {
        listMaterialGroups: callExamples.listMaterialGroups.answer,
        listProducersForCountry: callExamples.listProducersForCountry.answer,
        ...recorder.fixtures(...sends),
      },
    });
    await expectAgreement(recorder, { language, ...agreement });
  });
});
