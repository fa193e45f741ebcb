import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { columns, readMany, statement } from '@werkbank/platform/database';
import { ProducerEntity } from './producer.entity.js';

const withCustomShipping = statement(
  'producers-with-custom-shipping',
  columns(ProducerEntity, 'id'),
  'select id from producer where custom_shipping',
);

const names = statement(
  'producer-names',
  columns(ProducerEntity, 'id', 'name'),
  'select id, name from producer where id = any (?::int[])',
);

@Injectable()
export class Producers {
  constructor(private readonly em: EntityManager) {}

  async customShipping(): Promise<ReadonlySet<number>> {
    const rows = await readMany(this.em, withCustomShipping);
    return new Set(rows.map((row) => row.id));
  }

  async nameOf(id: number): Promise<string | undefined> {
    return (await this.namesOf([id])).get(id);
  }

  async namesOf(ids: readonly number[]): Promise<ReadonlyMap<number, string>> {
    if (ids.length === 0) return new Map();
    const rows = await readMany(this.em, names, [`{${ids.join()}}`]);
    return new Map(rows.map(({ id, name }) => [id, name]));
  }
}
