import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { readMany, readOne } from '@werkbank/platform/database';

@Injectable()
export class Producers {
  constructor(private readonly em: EntityManager) {}

  async customShipping(): Promise<ReadonlySet<number>> {
    const rows = await readMany<{ id: number }>(this.em, 'select id from producer where custom_shipping');
    return new Set(rows.map((row) => row.id));
  }

  async nameOf(id: number): Promise<string | undefined> {
    return (await readOne<{ name: string }>(this.em, 'select name from producer where id = ?', [id]))?.name;
  }
}
