import { EntityManager } from '@mikro-orm/postgresql';
import { Controller } from '@nestjs/common';
import type { Caller } from '@werkbank/contracts/access';
import type { CallAnswer, CallInput } from '@werkbank/contracts/calls';
import { isRefusal, type Refusal } from '@werkbank/contracts/errors';
import { Call, CallerOf, Input } from '@werkbank/platform/http';
import { asTheService } from '@werkbank/platform/request';
import { TablesOfGroups } from '../feature-columns/tables-of-groups.js';
import { keepChanges } from '../../article-history/index.js';
import { unplacedGroupId } from '../../catalogue/index.js';
import { writeChanges } from '../apply/write-changes.js';
import { compareArticle, type ComparisonTerms } from '../compare/compare-article.js';
import { readCurrentArticles } from '../compare/current-articles.js';
import { readCompanyTerms } from '../compare/company-terms.js';
import { usualDefaults } from '../compare/import-terms.js';
import { priceColumnsOf } from '../compare/price-columns.js';
import { reasonIn } from '../reasons-in.js';
import { importingCompany } from '../callers/importing-company.js';
import type { SentColumns, SentStock } from '../tables/index.js';

type Answer = CallAnswer<'setStockLevels'>;
interface SentLine {
  line: number;
  materialNumber: string;
  sent: SentColumns;
  stock: SentStock[];
}

/** Stock and prices alone, without a file: some thousand lines at once, each article whole. */
@Controller()
export class SetLines {
  constructor(private readonly em: EntityManager) {}

  @Call('setStockLevels')
  setStock(
    @Input() { query, body }: CallInput<'setStockLevels'>,
    @CallerOf() caller: Caller,
  ): Promise<Answer | Refusal> {
    const lines = byNumber(body.lines).map(({ line, materialNumber, all }) => ({
      line,
      materialNumber,
      sent: {},
      stock: all.map(({ level, dispatchLocationId }) => ({
        level,
        dispatchLocation: dispatchLocationId === undefined ? null : String(dispatchLocationId),
      })),
    }));
    return this.set(lines, 'stock', query.companyId, caller);
  }

  @Call('setListPrices')
  setPrices(
    @Input() { query, body }: CallInput<'setListPrices'>,
    @CallerOf() caller: Caller,
  ): Promise<Answer | Refusal> {
    const lines = byNumber(body.lines).map(({ line, materialNumber, all }) => ({
      line,
      materialNumber,
      sent: priceColumnsOf(all.map(({ materialNumber: _, ...price }) => price)),
      stock: [],
    }));
    return this.set(lines, 'prices', query.companyId, caller);
  }

  private async set(
    lines: readonly SentLine[],
    mode: ComparisonTerms['mode'],
    asked: number | undefined,
    caller: Caller,
  ): Promise<Answer | Refusal> {
    const companyId = await importingCompany(this.em, caller, asked);
    if (isRefusal(companyId)) return companyId;
    // The company is known to be the caller's; levels are written by the service alone.
    return asTheService(() =>
      this.em.fork().transactional(async (em) => {
        const { producerId, locations } = await readCompanyTerms(em, companyId);
        const terms: ComparisonTerms = {
          companyId,
          mode,
          locations,
          defaults: usualDefaults,
          placeOf: () => undefined,
          tables: TablesOfGroups.none,
          unplacedGroupId,
        };
        const numbers = lines.map(({ materialNumber }) => materialNumber);
        const current = await readCurrentArticles(em, producerId, numbers, { lock: true });
        const answer: Answer = { changed: 0, unchanged: 0, refused: [] };
        const changed: Parameters<typeof writeChanges>[1][number][] = [];
        for (const row of lines) {
          const article = current.get(row.materialNumber);
          const result = compareArticle(row, article, terms);
          if ('refused' in result) {
            const { field, code } = result.refused;
            const { line, materialNumber } = row;
            answer.refused.push({
              line,
              materialNumber,
              field,
              code,
              message: reasonIn(code, caller.language),
            });
          } else if (result.kind === 'unchanged' || !article) answer.unchanged++;
          else {
            answer.changed++;
            changed.push({ articleId: article.articleId, isNew: false, changes: result.changes });
          }
        }
        await writeChanges(
          em,
          changed,
          locations.map(({ id }) => id),
        );
        await keepChanges(em, { companyId, cause: 'lines', who: caller }, changed);
        return answer;
      }),
    );
  }
}

/** Lines of each article, with the place of the first of them. */
function byNumber<Line extends { materialNumber: string }>(lines: readonly Line[]) {
  const found = new Map<string, { line: number; materialNumber: string; all: Line[] }>();
  for (const [index, line] of lines.entries()) {
    const { materialNumber } = line;
    const known = found.get(materialNumber);
    if (known) known.all.push(line);
    else found.set(materialNumber, { line: index + 1, materialNumber, all: [line] });
  }
  return [...found.values()];
}
