import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { readMany } from '@werkbank/platform/database';

@Injectable()
export class Producers {
  constructor(private readonly em: EntityManager) {}

  async customShipping(): Promise<ReadonlySet<number>> {
    const rows = await readMany<{ id: number }>(this.em, 'select id from producer where custom_shipping');
    return new Set(rows.map((row) => row.id));
  }

  async nameOf(id: number): Promise<string | undefined> {
    return (await this.namesOf([id])).get(id);
  }

  async namesOf(ids: readonly number[]): Promise<ReadonlyMap<number, string>> {
    if (ids.length === 0) return new Map();
    const wanted = 'select id, name from producer where id = any (?::int[])';
    const rows = await readMany<{ id: number; name: string }>(this.em, wanted, [`{${ids.join()}}`]);
    return new Map(rows.map(({ id, name }) => [id, name]));
  }
}
