import { parseSync } from '@swc/core';
import { lineAt, type Finding, type ProjectRule } from './project-rule.ts';

type Node = { readonly type?: string } & { readonly [field: string]: unknown };

/** Attributes with a visible or spoken value. */
const spokenAttributes = new Set(
  [
    'title subtitle subTitle label alt placeholder description tooltip heading',
    'aria-label aria-description aria-roledescription aria-valuetext',
    'okText cancelText emptyText notFoundContent',
  ].flatMap((names) => names.split(' ')),
);
const translationKey = /^[a-z][\w-]*([.:][\w-]+)+$/;
const notShown = /\.spec\.tsx$|\/testing\/|\/fixtures\//;

/** A text in a component is not translated; it belongs in locales/. */
export const noTextInComponents: ProjectRule = {
  name: 'writes no text into components',
  find: (tree) =>
    tree.files
      .filter((file) => /^(shell|mfe-[^/]+)\/.*\.tsx$/.test(file) && !notShown.test(file))
      .flatMap((file) => findTexts(file, tree.read(file))),
};

function findTexts(file: string, source: string): Finding[] {
  const module = parseSync(source, { syntax: 'typescript', tsx: true, decorators: true });
  return jsxTexts(module as unknown as Node).map((text) => ({
    file,
    line: lineAt(source, source.indexOf(text)),
    message: `"${text.trim()}" belongs into locales/`,
  }));
}

function jsxTexts(node: Node): string[] {
  const here = ownTexts(node).filter(isText);
  return [...here, ...children(node).flatMap(jsxTexts)];
}

function ownTexts(node: Node): string[] {
  if (node.type === 'JSXText') return [stringOf(node['value'])];
  if (node.type === 'JSXElement' || node.type === 'JSXFragment') {
    return (node['children'] as Node[])
      .filter((child) => child.type === 'JSXExpressionContainer')
      .flatMap(literals);
  }
  if (node.type === 'JSXAttribute' && spokenAttributes.has(attributeName(node)))
    return literals(node['value'] as Node);
  // Data of components, such as table columns and menu entries, is visible too.
  if (node.type === 'KeyValueProperty' && spokenAttributes.has(stringOf((node['key'] as Node)['value'])))
    return literals(node['value'] as Node);
  return [];
}

/** String literals that an expression can evaluate to; results of calls are not followed. */
function literals(node: Node | null): string[] {
  switch (node?.type) {
    case 'StringLiteral':
      return [stringOf(node['value'])];
    case 'TemplateLiteral':
      return (node['quasis'] as Node[]).map((part) => stringOf(part['cooked']));
    case 'ConditionalExpression':
      return [...literals(node['consequent'] as Node), ...literals(node['alternate'] as Node)];
    case 'BinaryExpression':
      return [...literals(node['left'] as Node), ...literals(node['right'] as Node)];
    case 'JSXExpressionContainer':
    case 'ParenthesisExpression':
      return literals(node['expression'] as Node);
    default:
      return [];
  }
}

function attributeName(node: Node): string {
  const name = node['name'] as Node;
  return stringOf(name.type === 'JSXNamespacedName' ? (name['name'] as Node)['value'] : name['value']);
}

function stringOf(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

function isText(text: string): boolean {
  return /\p{L}/u.test(text) && !translationKey.test(text.trim());
}

function children(node: Node): Node[] {
  return Object.values(node)
    .flatMap((value) => (Array.isArray(value) ? value : [value]))
    .filter(isNode);
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null;
}
