import { useViewer } from '../../viewer/viewer';

/** Whose price rules are kept here, as the calls want it: those of the own producer company. */
export function useOwnRules(): { producerCompanyId: number } {
  const viewer = useViewer();
  return { producerCompanyId: viewer.kind === 'producer' ? viewer.companyId : 0 };
}
