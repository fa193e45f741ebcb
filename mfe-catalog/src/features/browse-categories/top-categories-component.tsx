import { useApiQuery } from '@werkbank/kit/api';
import { useAudience } from '../../audience/use-audience';
import { TopNavigation } from './category-navigation';

/** Default content of the left column. Empty without an answer. */
export default function TopCategoriesComponent() {
  const { lng, country } = useAudience();
  const { data, error } = useApiQuery(
    'listTopLevelCategories',
    { query: { lng, country } },
    { staleTime: 300_000 },
  );
  return error ? null : <TopNavigation cards={data} />;
}
