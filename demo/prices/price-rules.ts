import { chance, chanceBetween } from '../chance/chance.ts';
import { materialGroupId } from '../catalog/material-groups.ts';
import type { MaterialGroupKey } from '../catalog/material-groups.ts';
import { companyIdOf, countriesOf, producerPlans } from '../people/producers.ts';
import type { ProducerPlan } from '../people/producers.ts';
import { customerPlans, swissBuyerCompanyId } from '../people/customers.ts';
import { tradeMaterials } from './trade-materials.ts';
import type {
  DemoArticleGroup,
  DemoCountryPriceFactor,
  DemoDiscount,
  DemoDiscountAssignment,
  DemoDiscountGroup,
  DemoSurcharge,
} from '../shapes-catalog.ts';

export interface PriceRules {
  articleGroups: DemoArticleGroup[];
  discountGroups: DemoDiscountGroup[];
  discountAssignments: DemoDiscountAssignment[];
  countryPriceFactors: DemoCountryPriceFactor[];
  surcharges: DemoSurcharge[];
}

/** Kerbwerk ships from Germany only, Alpspan from Switzerland only: the two whom the Swiss demo buyer orders from. */
export const germanDemoProducerId = 1;
export const swissDemoProducerId = 2;

const tiers = (start: number): DemoDiscount['discountQuantities'] => [
  { minQuantity: 0, discountValue: start },
  { minQuantity: 10, discountValue: start + 4 },
  { minQuantity: 50, discountValue: start + 7.5 },
  { minQuantity: 200, discountValue: start + 11 },
];

/** Everything that one producer company has decided about its prices. */
function rulesOf(plan: ProducerPlan, country: 'DE' | 'CH'): PriceRules {
  const producerCompanyId = companyIdOf(plan.id, country);
  const materials = tradeMaterials(plan.trades).map((key) => materialGroupId(key));
  const base = producerCompanyId * 10;
  const half = Math.ceil(materials.length / 2);
  const articleGroups: DemoArticleGroup[] = [
    { id: base + 1, producerCompanyId, name: 'Hauptsortiment', materialGroupIds: materials.slice(0, half) },
    { id: base + 2, producerCompanyId, name: 'Ergänzungssortiment', materialGroupIds: materials.slice(half) },
  ].filter((group) => group.materialGroupIds.length > 0);
  const percentages = (targets: number[], key: string): DemoDiscount[] =>
    targets.map((target, index) => ({
      id: base * 10 + index,
      materialOrArticleGroupId: target,
      discountValue: chanceBetween(`${key} ${producerCompanyId} ${target}`, 8, 36) / 2,
      discountQuantities: [],
    }));
  const quantities = (targets: number[], first: number): DemoDiscount[] =>
    targets.map((target, index) => ({
      id: base * 10 + first + index,
      materialOrArticleGroupId: target,
      discountValue: null,
      discountQuantities: tiers(chanceBetween(`tier ${producerCompanyId} ${target}`, 2, 8)),
    }));
  const group = {
    producerCompanyId,
    isOtherCustomerGroup: false,
    materialGroupType: 'MaterialGroup',
    discountValue: null,
  } as const;
  const discountGroups: DemoDiscountGroup[] = [
    {
      ...group,
      id: base,
      name: 'Unassigned customers',
      isOtherCustomerGroup: true,
      ...(plan.id % 3 === 2
        ? {
            discountType: 'QuantityMaterialGroup',
            discounts: quantities(materials.slice(0, 2), 50).map(withoutStart),
          }
        : {
            discountType: 'Percentage',
            discountValue: chanceBetween(`base ${producerCompanyId}`, 0, 6) / 2,
            discounts: [],
          }),
    },
    {
      ...group,
      id: base + 1,
      name: 'Stammkunden',
      discountType: 'PercentageMaterialGroup',
      discounts: percentages(materials, 'regular'),
    },
    {
      ...group,
      id: base + 2,
      name: 'Großabnehmer',
      discountType: 'QuantityMaterialGroup',
      discounts: quantities(materials, 60),
    },
    {
      ...group,
      id: base + 3,
      name: 'Öffentliche Hand',
      discountType: plan.id % 2 === 0 ? 'PercentageMaterialGroup' : 'QuantityMaterialGroup',
      materialGroupType: 'ArticleGroup',
      discounts:
        plan.id % 2 === 0
          ? percentages(
              articleGroups.map(({ id }) => id),
              'public',
            ).map((discount, index) => ({ ...discount, id: base * 10 + 80 + index }))
          : quantities(
              articleGroups.map(({ id }) => id),
              90,
            ),
    },
    {
      ...group,
      id: base + 4,
      name: 'Rahmenvertrag',
      discountType: 'Percentage',
      discountValue: chanceBetween(`frame ${producerCompanyId}`, 20, 36) / 2,
      discounts: [],
    },
  ];
  return {
    articleGroups,
    discountGroups,
    discountAssignments: assignmentsOf(plan, base),
    countryPriceFactors: factorsOf(plan, producerCompanyId, country),
    surcharges: surchargesOf(plan, producerCompanyId, materials),
  };
}

/** Visitors start at the list price: their first tier gives nothing. */
function withoutStart(discount: DemoDiscount): DemoDiscount {
  return {
    ...discount,
    discountQuantities: [
      { minQuantity: 0, discountValue: 0 },
      { minQuantity: 25, discountValue: 3 },
    ],
  };
}

function assignmentsOf(plan: ProducerPlan, base: number): DemoDiscountAssignment[] {
  return customerPlans.flatMap(({ id, customerType }, index) => {
    const kind = customerType === 'Company' ? [1, 2, 4][(id + plan.id) % 3] : 3;
    // The Swiss demo buyer has a percentage with the Swiss producer and tiers with the German one.
    const demo = { [germanDemoProducerId]: 2, [swissDemoProducerId]: 1 }[plan.id];
    const chosen = id === swissBuyerCompanyId && demo !== undefined ? demo : kind;
    const assigned =
      chosen !== undefined &&
      ((id === swissBuyerCompanyId && demo !== undefined) || chance(`assigned ${id} ${base}`) < 0.4);
    return assigned ? [{ id: base * 10 + index, discountGroupId: base + chosen, customerCompanyId: id }] : [];
  });
}

function factorsOf(
  plan: ProducerPlan,
  producerCompanyId: number,
  country: 'DE' | 'CH',
): DemoCountryPriceFactor[] {
  const target = country === 'DE' ? 'CH' : 'DE';
  const isDemo = plan.id === germanDemoProducerId || plan.id === swissDemoProducerId;
  if (!isDemo && chance(`factor ${producerCompanyId}`) > 0.45) return [];
  const factor =
    country === 'DE'
      ? chanceBetween(`value ${producerCompanyId}`, 101, 109)
      : chanceBetween(`value ${producerCompanyId}`, 93, 99);
  return [{ id: producerCompanyId * 10 + 1, producerCompanyId, targetCountry: target, factor: factor / 100 }];
}

function surchargesOf(plan: ProducerPlan, producerCompanyId: number, materials: number[]): DemoSurcharge[] {
  const drills: MaterialGroupKey[] = ['drills-hss', 'drills-hsse', 'drills-carbide'];
  const always =
    plan.id === germanDemoProducerId || plan.id === swissDemoProducerId ? drills.map(materialGroupId) : [];
  return materials
    .filter(
      (material) => always.includes(material) || chance(`surcharge ${producerCompanyId} ${material}`) < 0.2,
    )
    .map((materialGroup, index) => ({
      id: producerCompanyId * 100 + index,
      producerCompanyId,
      materialGroupId: materialGroup,
      value: chanceBetween(`surcharge value ${producerCompanyId} ${materialGroup}`, 6, 20) / 4,
    }));
}

export function makePriceRules(): PriceRules {
  const all = producerPlans.flatMap((plan) => countriesOf(plan).map((country) => rulesOf(plan, country)));
  return {
    articleGroups: all.flatMap((rules) => rules.articleGroups),
    discountGroups: all.flatMap((rules) => rules.discountGroups),
    discountAssignments: all.flatMap((rules) => rules.discountAssignments),
    countryPriceFactors: all.flatMap((rules) => rules.countryPriceFactors),
    surcharges: all.flatMap((rules) => rules.surcharges),
  };
}
