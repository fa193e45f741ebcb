import type { Found } from './found.ts';
import { child, childrenOf, everyNode, type ParsedFile, type Syntax } from './syntax.ts';

const owners = 'customer_id|producer_company_id|customer_company_id|owner_company_id|company_id|user_id';
/** `o.customer_id = ?`, also with `$1` or a column of the parameters; a join of two tables is not a guard. */
const inStatement = new RegExp(
  `(?:\\b\\w+\\.)?\\b(?:${owners}) (?:=|is not distinct from) (?:\\?(?:::int)?|\\$\\d+|\\w+\\.(?:company|customer)\\b)`,
  'g',
);
const isStatement = /\b(select|update|delete|where|and)\b|^['"`]?[a-z]\w*\.\w+ = /;
const ownerKey = /^(producerCompanyId|customerCompanyId|ownerCompanyId|companyId|customerId|userId)$/;
const searches = /\.(find|findOne|findOneOrFail|nativeDelete|nativeUpdate)$/;

/** Conditions on a row's owner in SQL statements and in ORM searches. */
export function conditionsOfStatements(file: ParsedFile): Found[] {
  return [...everyNode(file.tree)].flatMap((node) => {
    if (node.type === 'TemplateElement') return inTemplate(file, node);
    if (node.type === 'StringLiteral') return inText(file, node);
    return node.type === 'CallExpression' ? inSearch(file, node) : [];
  });
}

function inTemplate(file: ParsedFile, node: Syntax): Found[] {
  return matches(
    file,
    node,
    (id, source) => `\${__statement(${JSON.stringify(id)},${JSON.stringify(source)})}`,
  );
}

function inText(file: ParsedFile, node: Syntax): Found[] {
  const quote = file.text(node)[0] ?? "'";
  return matches(
    file,
    node,
    (id, source) => `${quote}+__statement(${JSON.stringify(id)},${JSON.stringify(source)})+${quote}`,
  );
}

function matches(file: ParsedFile, node: Syntax, around: Found['around']): Found[] {
  const text = file.text(node);
  if (!isStatement.test(text)) return [];
  return [...text.matchAll(inStatement)].map(({ 0: match, index }) => {
    const from = file.start(node) + Buffer.byteLength(text.slice(0, index));
    return { kind: 'statement', text: match, from, to: from + Buffer.byteLength(match), around };
  });
}

function inSearch(file: ParsedFile, node: Syntax): Found[] {
  const callee = child(node, 'callee');
  if (!callee || !searches.test(file.text(callee))) return [];
  const objects = childrenOf(node)
    .filter(({ type }) => type === 'ObjectExpression')
    .slice(0, 1);
  return objects.flatMap(childrenOf).flatMap((property) => {
    const key = property.type === 'Identifier' ? property : child(property, 'key');
    if (!key || !ownerKey.test(file.text(key))) return [];
    const [from, to] = spanOf(file, property);
    const around = (id: string, source: string) => `...__search(${JSON.stringify(id)},{${source}})`;
    return [{ kind: 'search', text: file.text(key), from, to, around }];
  });
}

/** SWC gives key-value pairs no span. */
function spanOf(file: ParsedFile, node: Syntax): [number, number] {
  const parts = [...everyNode(node)].filter(({ span }) => span);
  return [Math.min(...parts.map(file.start)), Math.max(...parts.map(file.end))];
}
