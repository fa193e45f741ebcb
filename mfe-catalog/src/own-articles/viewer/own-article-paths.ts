export const ownArticlesPath = '/own-articles';
export const newOwnArticlePath = `${ownArticlesPath}/new`;
export const editOwnArticlesPath = `${ownArticlesPath}/edit`;

/** The address of an own article. */
export function ownArticlePath(articleId: string): string {
  return `${ownArticlesPath}/${articleId}`;
}

/** The address of its history. */
export function historyPath(articleId: string): string {
  return `${ownArticlePath(articleId)}/history`;
}
