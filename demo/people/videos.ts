/**
 * Video addresses of the demo data. Blender's open films stand in for films about tools: their licence
 * allows it, and their addresses are stable. Without a network the page shows the still frame.
 */
const open = {
  bunny: 'https://www.youtube.com/watch?v=aqz-KE-bpKQ',
  sintel: 'https://youtu.be/eRsGyueVLvQ',
  tears: 'https://www.youtube.com/watch?v=R6MlUcmOul8',
};

/** One article's own film, beside those of a whole group. */
export const articleWithVideo = 'kerbwerk-338-0680-hsse';
export const groupWithVideo = 'maschinengewindebohrer-din-371-form-b';
export const producerWithVideo = 'Alpspan';

export const helpVideo = open.bunny;
export const producerVideo = open.tears;

export function articleVideo({ articleId, groupId }: { articleId: string; groupId: string }): string | null {
  if (articleId === articleWithVideo) return open.bunny;
  return groupId === groupWithVideo ? open.sintel : null;
}
