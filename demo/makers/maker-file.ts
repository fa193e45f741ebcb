import type { GroupPlan } from '../catalog/group-plan.ts';

/** A file as a maker's system writes it, with the places of its groups in the shop. */
export interface MakerFile {
  producer: string;
  country: 'DE' | 'CH';
  mode: 'update' | 'stock';
  file: string;
  content: Buffer;
  places: { sourceGroup: string; plan: GroupPlan }[];
}
