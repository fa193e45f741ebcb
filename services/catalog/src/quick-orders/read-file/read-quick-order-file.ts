import { Controller } from '@nestjs/common';
import type { CallAnswer } from '@werkbank/contracts/calls';
import { isRefusal, type Refusal, refuse } from '@werkbank/contracts/errors';
import { hasHead, isTooLong, linesOfRows, quickOrderLimits } from '@werkbank/contracts/quick-order';
import { Call, Upload, UploadedFile } from '@werkbank/platform/http';
import { UnreadableFile } from '../../catalogue-imports/index.js';
import { rowsOfFile } from './rows-of-file.js';

/** Reads a list from a workbook or a CSV file. It is not stored. */
@Controller()
export class ReadQuickOrderFile {
  @Call('readQuickOrderFile')
  async read(@Upload() upload: UploadedFile): Promise<CallAnswer<'readQuickOrderFile'> | Refusal> {
    const content = await upload.bytes(quickOrderLimits.fileBytes);
    if (isRefusal(content)) return refuse(content.code, { field: 'file' });
    try {
      const rows = await rowsOfFile(content, { hasHead, most: quickOrderLimits.rows });
      const lines = linesOfRows(rows);
      if (isTooLong(rows, lines))
        return refuse('ORDER_FILE_TOO_LONG', { field: 'file', params: { max: quickOrderLimits.lines } });
      return lines.length === 0 ? refuse('ORDER_FILE_EMPTY', { field: 'file' }) : { lines };
    } catch (error) {
      if (!(error instanceof UnreadableFile)) throw error;
      const isEmpty = error.reason === 'EmptyFile' || error.reason === 'NoTable';
      return refuse(isEmpty ? 'ORDER_FILE_EMPTY' : 'ORDER_FILE_UNREADABLE', { field: 'file' });
    }
  }
}
