import { z } from 'zod';
import {
  assignableCustomer,
  changedDiscountAssignmentData,
  changedDiscountData,
  changedDiscountGroupData,
  discountAssignment,
  discountAssignmentData,
  discountData,
  discountGroup,
  discountGroupCopy,
  discountGroupData,
  listedDiscountGroup,
  manyDiscounts,
} from '../entities/discount.js';
import { done, id, requiredLockKey, textId } from '../entities/values.js';
import type { CallSchemas } from './call.js';

const companyParams = z.object({ producerCompanyId: textId });
const groupParams = companyParams.extend({ discountGroupId: textId });
const discountParams = groupParams.extend({ discountId: textId });
const assignmentParams = companyParams.extend({ assignmentId: textId });

const ofGroup = ['COMPANY_NOT_FOUND', 'DISCOUNT_GROUP_NOT_FOUND'] as const;
/** Errors of an entry of a group. */
const ofEntry = [
  'FIELD_REQUIRED',
  'DISCOUNT_DATA_INCONSISTENT',
  'QUANTITY_DISCOUNT_MISSING_CONFIG',
  'MIN_QUANTITY_ZERO_MISSING',
  'MIN_QUANTITY_ALREADY_DEFINED',
  'PERIOD_REVERSED',
] as const;
/** A discount has a new id after every change, so a change by another person is recognisable. */
const savedDiscount = z.object({ id, groupLockKey: requiredLockKey });

export const discountCalls = {
  listDiscountGroups: {
    summary: "The discount groups of a producer company: the unassigned customers' first, the others by name",
    params: companyParams,
    answer: z.array(listedDiscountGroup),
    refusals: ['COMPANY_NOT_FOUND'],
  },
  createDiscountGroup: {
    summary: 'A new discount group',
    params: companyParams,
    body: discountGroupData,
    answer: discountGroup,
    refusals: ['COMPANY_NOT_FOUND', 'DISCOUNT_GROUP_EXISTS', 'TOO_MANY_PRICE_RULES', 'FIELD_REQUIRED'],
  },
  getDiscountGroup: {
    summary: 'A discount group with its discounts',
    params: groupParams,
    answer: discountGroup,
    refusals: ofGroup,
  },
  updateDiscountGroup: {
    summary:
      'Change a discount group. Another discount type deletes its discounts, and so does another group type where it has one',
    params: groupParams,
    body: changedDiscountGroupData,
    answer: discountGroup,
    refusals: [...ofGroup, 'CHANGED_MEANWHILE', 'DISCOUNT_GROUP_EXISTS', 'FIELD_REQUIRED'],
  },
  deleteDiscountGroup: {
    summary: 'Delete a discount group; its customers are unassigned then',
    params: groupParams,
    answer: done,
    refusals: [...ofGroup, 'UNASSIGNED_CUSTOMERS_NOT_DELETABLE'],
  },
  copyDiscountGroup: {
    summary: 'A new discount group with the discounts of another one, assigned to nobody',
    params: groupParams,
    body: discountGroupCopy,
    answer: discountGroup,
    refusals: [...ofGroup, 'DISCOUNT_GROUP_EXISTS', 'TOO_MANY_PRICE_RULES'],
  },
  createDiscount: {
    summary: 'A further discount of a group',
    params: groupParams,
    body: discountData,
    answer: savedDiscount,
    refusals: [...ofGroup, ...ofEntry, 'DISCOUNT_ALREADY_DEFINED', 'TOO_MANY_PRICE_RULES'],
  },
  saveDiscounts: {
    summary: 'Save many discounts of a group at once: those that are there are changed, the others added',
    params: groupParams,
    body: manyDiscounts,
    answer: discountGroup,
    refusals: [
      ...ofGroup,
      ...ofEntry,
      'CHANGED_MEANWHILE',
      'QUANTITY_DISCOUNT_INCORRECT_CONFIG',
      'DISCOUNT_ALREADY_DEFINED',
      'MIN_QUANTITY_ZERO_NOT_DELETABLE',
      'TOO_MANY_PRICE_RULES',
    ],
  },
  updateDiscount: {
    summary: 'Change a discount, which has a new id then',
    params: discountParams,
    body: changedDiscountData,
    answer: savedDiscount,
    refusals: [
      ...ofGroup,
      ...ofEntry,
      'DISCOUNT_NOT_FOUND',
      'CHANGED_MEANWHILE',
      'DISCOUNT_ALREADY_DEFINED',
      'MIN_QUANTITY_ZERO_NOT_DELETABLE',
    ],
  },
  deleteDiscount: {
    summary: 'Delete a discount',
    params: discountParams,
    answer: z.object({ groupLockKey: requiredLockKey }),
    refusals: [...ofGroup, 'DISCOUNT_NOT_FOUND', 'CHANGED_MEANWHILE'],
  },
  listDiscountAssignments: {
    summary: 'Which customer has which discount group, by name of the customer',
    params: companyParams,
    answer: z.array(discountAssignment),
    refusals: ['COMPANY_NOT_FOUND'],
  },
  createDiscountAssignment: {
    summary: 'Assign a discount group to a customer',
    params: companyParams,
    body: discountAssignmentData,
    answer: discountAssignment,
    refusals: [
      'COMPANY_NOT_FOUND',
      'NO_DISCOUNT_GROUPS_DEFINED',
      'DISCOUNT_GROUP_NOT_FOUND',
      'DISCOUNT_DATA_INCONSISTENT',
      'CUSTOMER_CANNOT_BE_ASSIGNED',
      'DISCOUNT_ASSIGNMENT_EXISTS',
      'PERIOD_REVERSED',
    ],
  },
  updateDiscountAssignment: {
    summary: 'Assign another discount group',
    params: assignmentParams,
    body: changedDiscountAssignmentData,
    answer: discountAssignment,
    refusals: [
      ...ofGroup,
      'DISCOUNT_ASSIGNMENT_NOT_FOUND',
      'DISCOUNT_DATA_INCONSISTENT',
      'CHANGED_MEANWHILE',
      'DISCOUNT_ASSIGNMENT_EXISTS',
      'PERIOD_REVERSED',
    ],
  },
  deleteDiscountAssignment: {
    summary: 'Take the discount group from a customer, who is unassigned then',
    params: assignmentParams,
    answer: done,
    refusals: ['COMPANY_NOT_FOUND', 'DISCOUNT_ASSIGNMENT_NOT_FOUND'],
  },
  listAssignableCustomers: {
    summary: 'Customers to whom no discount group is assigned, by name',
    params: companyParams,
    answer: z.array(assignableCustomer),
    refusals: ['COMPANY_NOT_FOUND'],
  },
} as const satisfies Record<string, CallSchemas>;
