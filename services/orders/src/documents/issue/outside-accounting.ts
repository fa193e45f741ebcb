import { setTimeout as pause } from 'node:timers/promises';
import { Injectable, Logger } from '@nestjs/common';
import { type Refusal, refuse } from '@werkbank/contracts/errors';
import { Accounting, type DocumentFile, type WantedDocument } from './accounting.js';
import type { DocumentForm } from './draw-issued.js';
import { notYetCreated } from './not-yet-created.js';

export interface OutsideSystem {
  url: string;
  token?: string | undefined;
  timeoutMs: number;
  retriesMs: readonly number[];
}

/** Larger answers are no documents of ours. */
const mostBytes = 20 * 1024 * 1024;
const forms = {
  pdf: { ending: 'pdf', mediaType: 'application/pdf', begins: '%PDF-' },
  xrechnung: { ending: 'xml', mediaType: 'application/xml', begins: '<' },
} as const satisfies Record<DocumentForm, unknown>;

/**
 * An external accounting system: `GET <url>/documents/<kind>/<order>[/companies/<id>][/deliveries/<id>].<pdf|xml>`,
 * with a bearer token if one is set. 200 is the document, 404 means that it does not exist yet; any other answer or a
 * timeout is retried and then refused.
 */
@Injectable()
export class OutsideAccounting extends Accounting {
  private readonly log = new Logger('accounting');

  constructor(private readonly system: OutsideSystem) {
    super();
  }

  /** The external system validates its invoices itself. */
  refuses(): Promise<undefined> {
    return Promise.resolve(undefined);
  }

  async fetch(wanted: WantedDocument, form: DocumentForm = 'pdf'): Promise<DocumentFile | Refusal> {
    let problem = '';
    for (const wait of [0, ...this.system.retriesMs]) {
      if (wait > 0) await pause(wait);
      const answer = await this.ask(wanted, form);
      if ('file' in answer) return answer.file;
      if (answer.problem === 'none') return refuse(notYetCreated(wanted.kind));
      problem = answer.problem;
      if (!answer.again) break;
    }
    this.log.error(`${wanted.kind} of order ${wanted.orderId} could not be fetched: ${problem}`);
    return refuse('PDF_NOT_FETCHED');
  }

  private async ask(
    wanted: WantedDocument,
    form: DocumentForm,
  ): Promise<{ file: DocumentFile } | { problem: string; again: boolean }> {
    const { ending, mediaType, begins } = forms[form];
    const { token, timeoutMs } = this.system;
    try {
      const response = await fetch(`${this.system.url}/${addressOf(wanted)}.${ending}`, {
        headers: { accept: mediaType, ...(token !== undefined && { authorization: `Bearer ${token}` }) },
        redirect: 'error',
        signal: AbortSignal.timeout(timeoutMs),
      });
      if (response.status === 404) return { problem: 'none', again: false };
      const again = response.status >= 500 || response.status === 429;
      if (!response.ok) return { problem: `status ${response.status}`, again };
      const content = await readAtMost(response, mostBytes);
      if (!content) return { problem: 'it is too large', again: false };
      if (content.subarray(0, begins.length).toString('latin1') !== begins) {
        return { problem: `it is no ${mediaType}`, again: false };
      }
      return {
        file: { fileName: `${wanted.kind}-${wanted.deliveryId ?? wanted.orderId}.${ending}`, content },
      };
    } catch (error) {
      return { problem: String(error), again: true };
    }
  }
}

function addressOf({ kind, orderId, producerCompanyId, deliveryId }: WantedDocument): string {
  return [
    `documents/${kind}/${orderId}`,
    ...(producerCompanyId === null ? [] : [`companies/${producerCompanyId}`]),
    ...(deliveryId === null ? [] : [`deliveries/${deliveryId}`]),
  ].join('/');
}

async function readAtMost(response: Response, most: number): Promise<Buffer | undefined> {
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of response.body ?? []) {
    bytes += chunk.length;
    if (bytes > most) return undefined;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}
