import { Readable } from 'node:stream';
import { Controller, type StreamableFile } from '@nestjs/common';
import type { Caller } from '@werkbank/contracts/access';
import { type CallInput, fileTypes } from '@werkbank/contracts/calls';
import { byteOrderMark } from '@werkbank/contracts/csv';
import type { Refusal } from '@werkbank/contracts/errors';
import { Call, CallerOf, fileAnswer, Input } from '@werkbank/platform/http';
import { sampleCsv, sampleXlsx } from '../map-columns/sample-files.js';

/** Sample files to begin with: their heads are recognised. */
@Controller()
export class GetSample {
  @Call('getCatalogueSample')
  get(
    @Input() { params: { format }, query: { mode } }: CallInput<'getCatalogueSample'>,
    @CallerOf() { language }: Caller,
  ): StreamableFile | Refusal {
    const kind = mode === 'stock' || mode === 'prices' ? mode : 'articles';
    const content =
      format === 'csv'
        ? Readable.from([byteOrderMark + sampleCsv(kind, language)])
        : sampleXlsx(kind, language);
    return fileAnswer(content, {
      mediaType: fileTypes[format],
      fileName: `${language === 'de' ? 'muster' : 'sample'}-${kind}.${format}`,
    });
  }
}
