import type { ApiClient } from '@werkbank/contracts/client';
import { callExamples } from '@werkbank/contracts/fixtures';
import { exampleFile } from '../../../fixtures/example-file';
import { refusal } from '@werkbank/kit/testing/refusal';
import { fetchLabel } from './fetch-label';

const label = exampleFile(callExamples.getShippingLabelPdf.answer);

/** A carrier whose label is there after so many questions. */
function carrier(questions: number) {
  const asked: string[] = [];
  let left = questions;
  const api = ((name: string) => {
    asked.push(name);
    if (name === 'createShippingLabel') return Promise.resolve(callExamples.createShippingLabel.answer);
    return left-- > 0 ? Promise.reject(refusal('SHIPPING_LABEL_NOT_YET_CREATED')) : Promise.resolve(label);
  }) as ApiClient;
  const paused: number[] = [];
  const pause = (milliseconds: number) => {
    paused.push(milliseconds);
    return Promise.resolve();
  };
  return { api, asked, paused, pause };
}

it('is opened if it exists', async () => {
  const { api, asked, pause } = carrier(0);
  expect(await fetchLabel(api, 7301, true, pause)).toBe(label);
  expect(asked).toEqual(['getShippingLabelPdf']);
});

it('is requested once if it is missing, and polled until it is there', async () => {
  const { api, asked, paused, pause } = carrier(3);
  expect(await fetchLabel(api, 7301, true, pause)).toBe(label);
  expect(asked).toEqual([
    'getShippingLabelPdf',
    'createShippingLabel',
    'getShippingLabelPdf',
    'getShippingLabelPdf',
    'getShippingLabelPdf',
  ]);
  expect(paused).toEqual([0, 400, 800]);
});

it('is given up if the carrier takes too long', async () => {
  const { api, paused, pause } = carrier(Number.POSITIVE_INFINITY);
  await expect(fetchLabel(api, 7301, true, pause)).rejects.toMatchObject({
    code: 'SHIPPING_LABEL_NOT_YET_CREATED',
  });
  expect(paused).toEqual([0, 400, 800, 1_500, 3_000]);
});

it('is not requested for a viewer without that right', async () => {
  const { api, asked, pause } = carrier(1);
  await expect(fetchLabel(api, 7301, false, pause)).rejects.toMatchObject({
    code: 'SHIPPING_LABEL_NOT_YET_CREATED',
  });
  expect(asked).toEqual(['getShippingLabelPdf']);
});

it('shows the error if it cannot be fetched or requested', async () => {
  const failing = (name: string, code: 'PDF_NOT_FETCHED' | 'SHIPPING_LABEL_NOT_POSSIBLE') => {
    const { api } = carrier(9);
    return ((asked: string, request: never) =>
      asked === name ? Promise.reject(refusal(code)) : api(asked as never, request)) as ApiClient;
  };
  const now = () => Promise.resolve();
  await expect(
    fetchLabel(failing('getShippingLabelPdf', 'PDF_NOT_FETCHED'), 1, true, now),
  ).rejects.toMatchObject({ code: 'PDF_NOT_FETCHED' });
  await expect(
    fetchLabel(failing('createShippingLabel', 'SHIPPING_LABEL_NOT_POSSIBLE'), 1, true, now),
  ).rejects.toMatchObject({ code: 'SHIPPING_LABEL_NOT_POSSIBLE' });
});
