import { videoIdOf } from '@werkbank/contracts/video';
import { type Generated, generated, generatingTimeout } from '../testing/generated.ts';
import { articleWithVideo, groupWithVideo } from './videos.ts';

describe('videos of the demo data', () => {
  // As many articles as in the journeys, so that both see them.
  let demo: Generated;
  beforeAll(async () => {
    demo = await generated(3000);
  }, generatingTimeout);
  afterAll(() => demo.remove());

  it('are an article’s, a whole group’s, a producer’s and a help item’s', () => {
    const shown = demo.articles.filter(({ videoUrl }) => videoUrl !== null);
    expect(shown.map(({ articleId }) => articleId)).toContain(articleWithVideo);
    const group = demo.articles.filter(({ groupId }) => groupId === groupWithVideo);
    expect(group.length).toBeGreaterThan(5);
    expect(group.filter(({ videoUrl }) => videoUrl === null)).toEqual([]);
    expect(demo.admin.producers.filter(({ videoLink }) => videoLink !== null)).toHaveLength(1);
    expect(
      demo.admin.sidebarAttachments.filter(({ type, status }) => `${type} ${status}` === 'youtube enabled'),
    ).toHaveLength(1);
  });

  it('have addresses that the page can embed', () => {
    const addresses = [
      ...demo.articles.map(({ videoUrl }) => videoUrl),
      ...demo.admin.producers.map(({ videoLink }) => videoLink),
      ...demo.admin.sidebarAttachments.filter(({ type }) => type === 'youtube').map(({ url }) => url),
    ].filter((address) => address !== null);
    expect(addresses.filter((address) => videoIdOf(address) === undefined)).toEqual([]);
  });
});
