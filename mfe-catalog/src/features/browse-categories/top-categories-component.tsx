import { useApiQuery } from '@werkbank/kit/api';
import { useAudience } from '../../audience/use-audience';
import { TopNavigation } from './category-navigation';

/** The left column of every page that puts nothing of its own there. Without an answer it is simply empty. */
export default function TopCategoriesComponent() {
  const { lng, country } = useAudience();
  const { data, error } = useApiQuery(
    'listTopLevelCategories',
    { query: { lng, country } },
    { staleTime: 300_000 },
  );
  return error ? null : <TopNavigation cards={data} />;
}
