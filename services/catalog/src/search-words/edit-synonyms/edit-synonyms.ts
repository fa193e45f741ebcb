import { EntityManager } from '@mikro-orm/postgresql';
import { Controller } from '@nestjs/common';
import type { Caller } from '@werkbank/contracts/access';
import type { CallAnswer, CallInput } from '@werkbank/contracts/calls';
import type { Synonym } from '@werkbank/contracts/entities';
import { type Refusal, refuse } from '@werkbank/contracts/errors';
import { synonymLimits } from '@werkbank/contracts/limits';
import { pagingOf, readOne } from '@werkbank/platform/database';
import { changeAlone } from '@werkbank/platform/dated-versions';
import { Call, CallerOf, Input } from '@werkbank/platform/http';
import { SynonymEntity } from '../../search/index.js';
import { recordSynonymChange } from './record-synonym-change.js';
import { formOf, refuseSynonym } from './refuse-synonym.js';
import { listedSynonyms } from './synonym-list.js';

/** Serialises changes, because the check for a free word reads all synonyms. */
const synonymsLock = 'synonyms';

/** The shop's own words for the search. */
@Controller()
export class EditSynonyms {
  constructor(private readonly em: EntityManager) {}

  @Call('listSynonyms')
  async list(@Input() { query }: CallInput<'listSynonyms'>): Promise<CallAnswer<'listSynonyms'>> {
    const listed = await readOne(this.em, ...listedSynonyms(query));
    return { synonyms: listed?.synonyms ?? [], ...pagingOf(query, listed?.total ?? 0) };
  }

  @Call('createSynonym')
  create(
    @Input() { body }: CallInput<'createSynonym'>,
    @CallerOf() caller: Caller,
  ): Promise<Synonym | Refusal> {
    return changeAlone(this.em, synonymsLock, async (em) => {
      const max = synonymLimits.synonyms;
      if ((await em.count(SynonymEntity)) >= max) return refuse('SYNONYMS_FULL', { params: { max } });
      const refused = refuseSynonym(body) ?? (await refuseTaken(em, body));
      if (refused) return refused;
      const created = em.create(SynonymEntity, { ...body, form: formOf(body.word) });
      await em.flush();
      await recordSynonymChange(em, caller, created, {
        action: 'createSynonym',
        before: null,
        after: fieldsOf(created),
      });
      return shown(created);
    });
  }

  @Call('updateSynonym')
  update(
    @Input() { params: { synonymId }, body }: CallInput<'updateSynonym'>,
    @CallerOf() caller: Caller,
  ): Promise<Synonym | Refusal> {
    const { optimisticLockKey, ...data } = body;
    return changeAlone(this.em, synonymsLock, async (em) => {
      const edited = await em.findOne(SynonymEntity, { id: synonymId });
      if (!edited) return refuse('SYNONYM_NOT_FOUND');
      const before = fieldsOf(edited);
      if (JSON.stringify(before) === JSON.stringify(fieldsOf(data))) return shown(edited);
      if (optimisticLockKey !== undefined && optimisticLockKey !== edited.lockKey)
        return refuse('CHANGED_MEANWHILE');
      const refused = refuseSynonym(data) ?? (await refuseTaken(em, data, synonymId));
      if (refused) return refused;
      em.assign(edited, { ...data, form: formOf(data.word), lockKey: edited.lockKey + 1 });
      await em.flush();
      await recordSynonymChange(em, caller, edited, {
        action: 'updateSynonym',
        before,
        after: fieldsOf(edited),
      });
      return shown(edited);
    });
  }

  @Call('deleteSynonym')
  delete(
    @Input() { params: { synonymId } }: CallInput<'deleteSynonym'>,
    @CallerOf() caller: Caller,
  ): Promise<CallAnswer<'deleteSynonym'> | Refusal> {
    return changeAlone(this.em, synonymsLock, async (em) => {
      const deleted = await em.findOne(SynonymEntity, { id: synonymId });
      if (!deleted) return refuse('SYNONYM_NOT_FOUND');
      await em.nativeDelete(SynonymEntity, { id: synonymId });
      await recordSynonymChange(em, caller, deleted, {
        action: 'deleteSynonym',
        before: fieldsOf(deleted),
        after: null,
      });
      return {};
    });
  }
}

type Kept = Omit<Synonym, 'optimisticLockKey'> & { lockKey: number };

async function refuseTaken(
  em: EntityManager,
  { language, word }: Pick<Synonym, 'language' | 'word'>,
  id?: number,
): Promise<Refusal | undefined> {
  const other = await em.findOne(SynonymEntity, { language, form: formOf(word) });
  return other && other.id !== id
    ? refuse('SYNONYM_EXISTS', { field: 'word', params: { word: other.word } })
    : undefined;
}

const fieldsOf = ({ language, word, meanings, isOneWay }: Omit<Synonym, 'id' | 'optimisticLockKey'>) => ({
  language,
  word,
  meanings,
  isOneWay,
});
const shown = ({ id, lockKey, ...kept }: Kept): Synonym => ({
  id,
  ...fieldsOf(kept),
  optimisticLockKey: lockKey,
});
