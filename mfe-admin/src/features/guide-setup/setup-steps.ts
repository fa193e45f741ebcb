import { useApiQuery } from '@werkbank/kit/api';

/** Steps from an empty installation to a shop. Each builds on the one before. */
export const steps = ['configuration', 'producers', 'categories', 'import', 'companies', 'order'] as const;
export type Step = (typeof steps)[number];

/** The state of each step; null if it is unknown. */
export type Done = Readonly<Record<Step, boolean | null>>;

export interface Setup {
  /** Absent until each step is known or cannot be. */
  done: Done | undefined;
  error: unknown;
  refetch: () => void;
}

const first = { query: { page: 1, pageSize: 1 } };
/** Others take steps as well. */
const asked = { refetchInterval: 15_000 };
/** Addresses that no installation has keep. */
const ofTheExample = /\.example$/;

/** Reads the state of all steps from the services. */
export function useSetup(): Setup {
  const configuration = useApiQuery('getConfiguration', {}, asked);
  const producers = useApiQuery('listProducers', first, asked);
  const categories = useApiQuery('listCategories', {}, asked);
  const imports = useApiQuery('listCatalogueImports', { query: { page: 1, pageSize: 100 } }, asked);
  const companies = useApiQuery('listCustomers', first, asked);
  const orders = useApiQuery('listSalesOrders', first, asked);
  const answers = [configuration, producers, categories, imports, companies, orders];
  const known = <T>(data: T | undefined, isDone: (data: T) => boolean) =>
    data === undefined ? null : isDone(data);
  return {
    done: answers.every(({ data, error }) => data !== undefined || error !== null)
      ? {
          configuration: known(
            configuration.data,
            ({ printoutConfig }) => !ofTheExample.test(printoutConfig.email),
          ),
          producers: known(producers.data, ({ totalItems }) => totalItems > 0),
          categories: known(categories.data, ({ categories: all }) =>
            all.some(({ kind }) => kind === 'group'),
          ),
          import: known(imports.data, ({ imports: all }) => all.some(({ status }) => status === 'Done')),
          companies: known(companies.data, ({ totalItems }) => totalItems > 0),
          order: known(orders.data, ({ totalItems }) => totalItems > 0),
        }
      : undefined,
    error: answers.find(({ data, error }) => data === undefined && error !== null)?.error,
    refetch: () => {
      for (const answer of answers) if (answer.error) void answer.refetch();
    },
  };
}
