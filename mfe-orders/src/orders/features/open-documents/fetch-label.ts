import { type ApiClient, type DownloadedFile, fetchFile } from '@werkbank/contracts/client';
import { isApiError } from '@werkbank/kit/api-error';

/** A carrier may take some seconds for its label: soon at first, then more and more slowly. */
const waits: readonly number[] = [0, 400, 800, 1_500, 3_000];
const after = (milliseconds: number) => new Promise<void>((resolve) => setTimeout(resolve, milliseconds));

/** The existing label; otherwise requests one and polls until it is there or the carrier took too long. */
export async function fetchLabel(
  api: ApiClient,
  deliveryId: number,
  requests: boolean,
  pause = after,
): Promise<DownloadedFile> {
  const params = { deliveryId };
  const fetch = () => fetchFile(api, 'getShippingLabelPdf', params, 'application/pdf');
  if (!requests) return fetch();
  const known = await fetch().catch(unlessMissing);
  if (known) return known;
  await api('createShippingLabel', { params });
  for (const wait of waits) {
    await pause(wait);
    const label = await fetch().catch(unlessMissing);
    if (label) return label;
  }
  return fetch();
}

function unlessMissing(error: unknown): undefined {
  if (isApiError(error) && error.code === 'SHIPPING_LABEL_NOT_YET_CREATED') return undefined;
  throw error;
}
