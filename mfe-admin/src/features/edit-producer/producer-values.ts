import type { ManagedProducer, ProducerData } from '@werkbank/contracts/entities';
import type { Formats } from '@werkbank/kit/formats';
import { contractErrors, type ErrorsByField, textOrNull } from '@werkbank/kit/contract-errors';
import { marginError, marginOf, marginText } from './margin';

export interface ProducerValues {
  algoliaId: string;
  platformMargin: string;
  custom_shipping: boolean;
  videoLink: string;
}

export function producerValues(producer: ManagedProducer | null, formats: Formats): ProducerValues {
  return {
    algoliaId: producer?.algoliaId ?? '',
    platformMargin: producer ? marginText(producer.platformMargin, formats) : '',
    custom_shipping: producer?.custom_shipping ?? false,
    videoLink: producer?.videoLink ?? '',
  };
}

export function producerOf(values: ProducerValues, formats: Formats): ProducerData {
  return {
    algoliaId: values.algoliaId.trim(),
    // An empty margin is undefined and leaves the request without one, so the service refuses it.
    platformMargin: marginOf(values.platformMargin, formats) as number,
    custom_shipping: values.custom_shipping,
    videoLink: textOrNull(values.videoLink),
  };
}

export async function producerErrors(
  values: ProducerValues,
  formats: Formats,
  labelOf: (field: string) => string,
): Promise<ErrorsByField> {
  const [{ platformMargin: _, ...errors }, margin] = await Promise.all([
    contractErrors(
      (entities) => entities.producerData,
      producerOf(values, formats),
      formats.language,
      labelOf,
    ),
    marginError(values.platformMargin, formats, labelOf('platformMargin')),
  ]);
  return margin === undefined ? errors : { ...errors, platformMargin: margin };
}
