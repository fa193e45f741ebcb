import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { searchLogLimits } from '@werkbank/contracts/limits';
import type { Language } from '@werkbank/contracts/localization';
import { compareForm } from '@werkbank/contracts/text';
import { run, statement } from '@werkbank/platform/database';
import { RepeatedTask } from '@werkbank/platform/schedule';
import { holdsPersonalData } from './holds-personal-data.js';

const everyMs = 2_000;
/** Texts of one batch. */
const mostTexts = 500;

interface Noted {
  text: string;
  language: Language;
  searches: number;
  withoutHit: number;
  missing: string | null;
}

/**
 * Adds to the counts of today. A text without a hit gets a row while the day has room, others only if they have one already.
 * Rows are written in one order, so replicas do not deadlock.
 */
const addSearches = statement(
  'add-searches',
  {},
  `with given as (
     select g.*, g.text = '' or exists (select from searched_text t
         where t.text = g.text and t.language = g.language and t.day = current_date) as "isKnown"
       from jsonb_to_recordset(?::jsonb)
         as g(text text, language text, searches int, "withoutHit" int, missing text)
   ), wanted as (
     select g.*, row_number() over (partition by "isKnown" order by g."withoutHit" desc, g.text, g.language) as place
       from given g
      where "isKnown" or g."withoutHit" > 0
         or exists (select from searched_text t where t.text = g.text and t.language = g.language)
   ), room as (
     select ${searchLogLimits.textsOfDay} - count(*) as texts from searched_text where day = current_date and text <> ''
   )
   insert into searched_text (text, language, day, searches, without_hit, missing, last_at)
   select g.text, g.language, current_date, g.searches, g."withoutHit", g.missing, now() from wanted g, room
    where "isKnown" or place <= room.texts
    order by g.text, g.language
   on conflict (text, language, day) do update set
     searches = searched_text.searches + excluded.searches,
     without_hit = searched_text.without_hit + excluded.without_hit,
     missing = excluded.missing,
     last_at = excluded.last_at`,
);

/**
 * Counts searched texts, without people. Searches are collected in memory and written in batches, so that
 * no search waits; a batch that cannot be written is dropped.
 */
@Injectable()
export class SearchLog extends RepeatedTask<number> {
  private noted = new Map<string, Noted>();
  private dropped = 0;

  constructor(private readonly em: EntityManager) {
    super({ name: 'search-log', everyMs });
  }

  /** @param missing the part without a hit; null if all of the text was found */
  note(typed: string, language: Language, missing: string | null): void {
    const text = shortForm(typed);
    if (text === '') return;
    const isMissed = missing !== null;
    this.add({ text: '', language, searches: 1, withoutHit: isMissed ? 1 : 0, missing: null });
    if (holdsPersonalData(typed)) return;
    this.add({
      text,
      language,
      searches: 1,
      withoutHit: isMissed ? 1 : 0,
      missing: isMissed ? shortForm(missing) : null,
    });
  }

  /** The last batch is written at the end. */
  override async beforeApplicationShutdown(): Promise<void> {
    await this.idle();
    this.start();
    await super.beforeApplicationShutdown();
  }

  /** The number of written texts. */
  protected override async work(): Promise<number> {
    const batch = [...this.noted.values()];
    if (batch.length === 0) return 0;
    this.noted = new Map();
    if (this.dropped > 0) this.log.warn(`${this.dropped} searches were not counted`);
    this.dropped = 0;
    try {
      return await run(this.em.fork(), addSearches, [JSON.stringify(batch)]);
    } catch (error) {
      this.dropped += batch
        .filter(({ text }) => text === '')
        .reduce((sum, { searches }) => sum + searches, 0);
      throw error;
    }
  }

  private add(one: Noted): void {
    const key = `${one.language} ${one.text}`;
    const before = this.noted.get(key);
    if (!before && this.noted.size >= mostTexts && one.text !== '') {
      this.dropped += 1;
      return;
    }
    this.noted.set(key, {
      ...one,
      searches: (before?.searches ?? 0) + one.searches,
      withoutHit: (before?.withoutHit ?? 0) + one.withoutHit,
    });
  }
}

/** PostgreSQL takes no half of a character. */
const shortForm = (text: string): string =>
  compareForm(text)
    .slice(0, searchLogLimits.text)
    .replace(/[\uD800-\uDBFF]$/, '')
    .trimEnd();
