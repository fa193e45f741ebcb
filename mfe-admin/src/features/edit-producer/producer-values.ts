import type { ManagedProducer, ProducerData } from '@werkbank/contracts/entities';
import type { Language } from '@werkbank/contracts/limits';
import { contractErrors, type ErrorsByField, textOrNull } from '../../forms/contract-errors';
import { marginError, marginOf, marginText } from './margin';

/** A producer as it is typed. */
export interface ProducerValues {
  algoliaId: string;
  platformMargin: string;
  custom_shipping: boolean;
  videoLink: string;
}

export function producerValues(producer: ManagedProducer | null, language: Language): ProducerValues {
  return {
    algoliaId: producer?.algoliaId ?? '',
    platformMargin: producer ? marginText(producer.platformMargin, language) : '',
    custom_shipping: producer?.custom_shipping ?? false,
    videoLink: producer?.videoLink ?? '',
  };
}

export function producerOf(values: ProducerValues, language: Language): ProducerData {
  return {
    algoliaId: values.algoliaId.trim(),
    platformMargin: marginOf(values.platformMargin, language) ?? Number.NaN,
    custom_shipping: values.custom_shipping,
    videoLink: textOrNull(values.videoLink),
  };
}

export async function producerErrors(
  values: ProducerValues,
  language: Language,
  labelOf: (field: string) => string,
): Promise<ErrorsByField> {
  const [{ platformMargin: _, ...errors }, margin] = await Promise.all([
    contractErrors((entities) => entities.producerData, producerOf(values, language), language, labelOf),
    marginError(values.platformMargin, language),
  ]);
  return margin === undefined ? errors : { ...errors, platformMargin: margin };
}
