import { z } from 'zod';
import {
  articleGroup,
  articleGroupData,
  changedCountryPriceFactorData,
  changedSurchargeData,
  countryPriceFactor,
  countryPriceFactorData,
  materialGroup,
  surcharge,
  surchargeData,
} from '../entities/discount.js';
import { done, id, lockKey, textId } from '../entities/values.js';
import { discountLimits } from '../limits/index.js';
import type { CallSchemas } from './call.js';

const companyParams = z.object({ producerCompanyId: textId });
const groupParams = companyParams.extend({ articleGroupId: textId });
const factorParams = companyParams.extend({ factorId: textId });
const surchargeParams = companyParams.extend({ surchargeId: textId });
const ofGroup = ['COMPANY_NOT_FOUND', 'ARTICLE_GROUP_NOT_FOUND'] as const;
const ofFactor = ['COMPANY_NOT_FOUND', 'COUNTRY_PRICE_FACTOR_NOT_FOUND'] as const;
const ofSurcharge = ['COMPANY_NOT_FOUND', 'SURCHARGE_NOT_FOUND'] as const;

export const articleGroupCalls = {
  listMaterialGroups: {
    summary: 'Material groups, by name, with the article group of the producer company that each belongs to',
    params: companyParams,
    answer: z.array(materialGroup),
    refusals: ['COMPANY_NOT_FOUND'],
  },
  listArticleGroups: {
    summary: 'The article groups of a producer company, by name',
    params: companyParams,
    answer: z.array(articleGroup),
    refusals: ['COMPANY_NOT_FOUND'],
  },
  createArticleGroup: {
    summary: 'A new article group',
    params: companyParams,
    body: articleGroupData,
    answer: articleGroup,
    refusals: ['COMPANY_NOT_FOUND', 'ARTICLE_GROUP_EXISTS', 'TOO_MANY_PRICE_RULES'],
  },
  getArticleGroup: {
    summary: 'An article group with its material groups',
    params: groupParams,
    answer: articleGroup,
    refusals: ofGroup,
  },
  updateArticleGroup: {
    summary: 'Rename an article group',
    params: groupParams,
    body: articleGroupData.extend({ optimisticLockKey: lockKey }),
    answer: articleGroup,
    refusals: [...ofGroup, 'CHANGED_MEANWHILE', 'ARTICLE_GROUP_EXISTS'],
  },
  assignMaterialGroups: {
    summary: 'Say which material groups an article group is the parent of: these, and no others',
    params: groupParams,
    body: z.object({
      materialGroups: z.array(id).max(discountLimits.discountsOfGroup),
      optimisticLockKey: lockKey,
    }),
    answer: articleGroup,
    refusals: [
      ...ofGroup,
      'CHANGED_MEANWHILE',
      'MATERIAL_GROUP_OF_OTHER_ARTICLE_GROUP',
      'DISCOUNT_DATA_INCONSISTENT',
    ],
  },
  deleteArticleGroup: {
    summary: 'Delete an article group that no discount is about',
    params: groupParams,
    answer: done,
    refusals: [...ofGroup, 'ARTICLE_GROUP_IN_USE'],
  },
  listCountryPriceFactors: {
    summary: 'By what a producer company multiplies its list prices in a country',
    params: companyParams,
    answer: z.array(countryPriceFactor),
    refusals: ['COMPANY_NOT_FOUND'],
  },
  createCountryPriceFactor: {
    summary: 'A price factor for a further country or a time to come',
    params: companyParams,
    body: countryPriceFactorData,
    answer: countryPriceFactor,
    refusals: [
      'COMPANY_NOT_FOUND',
      'COUNTRY_PRICE_FACTOR_EXISTS',
      'DELIVERY_COUNTRY_NOT_SERVED',
      'COUNTRY_PRICED_AS_OTHER',
      'TOO_MANY_PRICE_RULES',
      'PERIOD_REVERSED',
    ],
  },
  updateCountryPriceFactor: {
    summary: 'Change a price factor',
    params: factorParams,
    body: changedCountryPriceFactorData,
    answer: countryPriceFactor,
    refusals: [...ofFactor, 'CHANGED_MEANWHILE', 'COUNTRY_PRICE_FACTOR_EXISTS', 'PERIOD_REVERSED'],
  },
  deleteCountryPriceFactor: {
    summary: 'Delete a price factor; without one it is 1',
    params: factorParams,
    answer: done,
    refusals: ofFactor,
  },
  listSurcharges: {
    summary: 'The surcharges of a producer company, by material group',
    params: companyParams,
    answer: z.array(surcharge),
    refusals: ['COMPANY_NOT_FOUND'],
  },
  createSurcharge: {
    summary: 'A surcharge on a material group',
    params: companyParams,
    body: surchargeData,
    answer: surcharge,
    refusals: [
      'COMPANY_NOT_FOUND',
      'SURCHARGE_EXISTS',
      'DISCOUNT_DATA_INCONSISTENT',
      'TOO_MANY_PRICE_RULES',
      'PERIOD_REVERSED',
    ],
  },
  updateSurcharge: {
    summary: 'Change a surcharge',
    params: surchargeParams,
    body: changedSurchargeData,
    answer: surcharge,
    refusals: [...ofSurcharge, 'CHANGED_MEANWHILE', 'SURCHARGE_EXISTS', 'PERIOD_REVERSED'],
  },
  deleteSurcharge: {
    summary: 'Delete a surcharge',
    params: surchargeParams,
    answer: done,
    refusals: ofSurcharge,
  },
} as const satisfies Record<string, CallSchemas>;
