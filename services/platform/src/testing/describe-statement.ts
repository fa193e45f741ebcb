import type { Client } from 'pg';

export interface DescribedColumn {
  name: string;
  typeId: number;
  /** Table of a plain column; 0 for a computed one. */
  tableId: number;
  /** Its number in the table. */
  columnId: number;
}

interface Field {
  name: string;
  dataTypeID: number;
  tableID: number;
  columnID: number;
}

interface Wire {
  parse(query: { text: string; name: string; types: number[] }): void;
  describe(what: { type: 'S'; name: string }): void;
  sync(): void;
}

/** The columns of a statement, parsed and not run ({@link https://www.postgresql.org/docs/current/protocol-flow.html}). */
export function describeStatement(client: Client, text: string): Promise<DescribedColumn[]> {
  return new Promise((resolve, reject) => {
    client.query(new Description(text, resolve, reject));
  });
}

/** A query of pg that requests the description alone. */
class Description {
  private columns: DescribedColumn[] = [];

  constructor(
    private readonly text: string,
    private readonly resolve: (columns: DescribedColumn[]) => void,
    private readonly reject: (error: Error) => void,
  ) {}

  submit(wire: unknown): void {
    const { text } = this;
    const connection = wire as Wire;
    connection.parse({ text, name: '', types: [] });
    connection.describe({ type: 'S', name: '' });
    connection.sync();
  }

  handleRowDescription({ fields }: { fields: readonly Field[] }): void {
    this.columns = fields.map(({ name, dataTypeID, tableID, columnID }) => ({
      name,
      typeId: dataTypeID,
      tableId: tableID,
      columnId: columnID,
    }));
  }

  handleReadyForQuery(): void {
    this.resolve(this.columns);
  }

  handleError(error: Error): void {
    this.reject(error);
  }
}
