import type { Found } from './found.ts';
import { child, childrenOf, everyNode, type ParsedFile, type Syntax } from './syntax.ts';

/** Fields that name an owner. */
const ownerName = /(^|\.)(producerCompanyId|customerCompanyId|ownerCompanyId|companyId|customerId|userId)$/;
/** Refusals that concern the caller under any condition. */
const aboutTheCaller = /^refuse\('(FORBIDDEN|AUTHENTICATION_REQUIRED)'/;
/** Not guards: type narrowing and checks of an ended stream. The route's access has decided already. */
const onlyShape =
  /^caller(\.kind)? [!=]== '\w+'$|^typeof |[!=]== (undefined|null)$|^isRefusal\(| [<>]=? |\.destroyed$/;
const predicate = /^(this\.\w+\.)?(is|may|owns|administers|still|has)(?!Refusal)\w*\(/;
/** Form in which a server hook passes a request on. */
const letsThrough = /^(return )?done\(\);?$/;
const logical = new Set(['===', '!==', '&&', '||']);

type Wanted = boolean;

/**
 * Finds the conditions that decide by the caller, each with the value that lets every caller through. They mention `caller`,
 * a value made of it, a role, or compare an owner.
 */
export function conditionsOfCallers(file: ParsedFile): Found[] {
  const search = new Search(file);
  search.lookAt(file.tree);
  return [...search.found.values()];
}

class Search {
  readonly found = new Map<number, Found>();
  readonly #file: ParsedFile;
  /** Constants derived from the caller. */
  readonly #made = new Map<string, Syntax>();

  constructor(file: ParsedFile) {
    this.#file = file;
    for (const node of everyNode(file.tree)) this.#note(node);
  }

  lookAt(node: Syntax): void {
    if (node.type === 'IfStatement') this.#ifStatement(node);
    if (node.type === 'ConditionalExpression') this.#conditional(node);
    if (node.type === 'ReturnStatement') this.#returned(node);
    childrenOf(node).forEach((below) => this.lookAt(below));
    // Comparisons and calls outside of if, conditional and return are guards on their own.
    if (node.type === 'BinaryExpression' || node.type === 'CallExpression') this.#byItself(node);
  }

  #note(node: Syntax): void {
    if (node.type !== 'VariableDeclarator') return;
    const [id, init] = [child(node, 'id'), child(node, 'init')];
    if (!id || !init || this.#file.text(init).includes('await ') || !this.#mentionsCaller(init)) return;
    const names = [...everyNode(id)].filter(({ type }) => type === 'Identifier');
    for (const name of names) this.#made.set(String(name['value']), init);
  }

  #mentionsCaller(node: Syntax): boolean {
    if (/\.(includes|has)\('(platform-admin|company-admin)'\)/.test(this.#file.text(node))) return true;
    return [...everyNode(node)].some(
      ({ type, value }) => type === 'Identifier' && (value === 'caller' || this.#made.has(String(value))),
    );
  }

  #ifStatement(node: Syntax): void {
    const [test, then] = [child(node, 'test'), child(node, 'consequent')];
    if (!test || !then) return;
    const does = this.#file.text(then).replace(/^\{\s*|\s*\}$/g, '');
    const otherwise = child(node, 'alternate');
    if (letsThrough.test(does) && (does.startsWith('return') || otherwise))
      return this.#decide(test, true, true);
    if (otherwise) return;
    if (isDenial(does)) this.#decide(test, false, this.#isAboutTheCaller(does.replace(/^return /, ''), test));
    else if (/^return true;?$/.test(does)) this.#decide(test, true);
  }

  #conditional(node: Syntax): void {
    const [test, then, otherwise] = ['test', 'consequent', 'alternate'].map((key) => child(node, key));
    if (!test || !then || !otherwise) return;
    const [yes, no] = [this.#file.text(then), this.#file.text(otherwise)];
    if (isDenial(`return ${no}`)) this.#decide(test, true, this.#isAboutTheCaller(no, test));
    else if (yes.startsWith('refuse(')) this.#decide(test, false, this.#isAboutTheCaller(yes, test));
  }

  /** If only the refusal shows that it concerns the caller, each part of its condition is a guard. */
  #isAboutTheCaller(refusal: string, test: Syntax): boolean {
    return aboutTheCaller.test(refusal) && !this.#mentionsCaller(test);
  }

  #returned(node: Syntax): void {
    const argument = child(node, 'argument');
    if (logical.has(String(argument?.['operator'])) && argument) this.#decide(argument, true);
  }

  #byItself(node: Syntax): void {
    const text = this.#file.text(node);
    if (node.type === 'CallExpression' && predicate.test(text) && this.#mentionsCaller(node)) {
      this.#add(node, true);
    }
    if (node.type === 'BinaryExpression' && this.#comparesOwners(node)) {
      this.#add(node, node['operator'] === '===');
    }
  }

  #comparesOwners(node: Syntax): boolean {
    const sides = [child(node, 'left'), child(node, 'right')].map((side) =>
      side ? this.#file.text(side) : '',
    );
    const compares = node['operator'] === '===' || node['operator'] === '!==';
    return compares && sides.some((side) => ownerName.test(side)) && !sides.some(isLiteral);
  }

  /** Descends to the indivisible conditions and inverts the wanted value at each `!`. */
  #decide(node: Syntax, wanted: Wanted, all = false): void {
    const inner = child(node, 'expression') ?? child(node, 'argument');
    if (node.type === 'ParenthesisExpression' && inner) return this.#decide(inner, wanted, all);
    if (node.type === 'UnaryExpression' && node['operator'] === '!' && inner) {
      return this.#decide(inner, !wanted, all);
    }
    const [left, right] = [child(node, 'left'), child(node, 'right')];
    if ((node['operator'] === '&&' || node['operator'] === '||') && left && right) {
      this.#decide(left, wanted, all);
      return this.#decide(right, wanted, all);
    }
    const made = node.type === 'Identifier' ? this.#made.get(String(node['value'])) : undefined;
    if (made && (isComposed(made) || predicate.test(this.#file.text(made)))) {
      return this.#decide(made, wanted, all);
    }
    if (all || this.#mentionsCaller(node)) this.#add(node, wanted);
  }

  #add(node: Syntax, wanted: Wanted): void {
    const [from, to, text] = [this.#file.start(node), this.#file.end(node), this.#file.text(node)];
    if (onlyShape.test(text) || this.found.has(from) || isNoCondition(node)) return;
    const kind = this.#comparesOwners(node) && !this.#mentionsCaller(node) ? 'owner' : 'caller';
    const around = (id: string, source: string) => `__guard(${JSON.stringify(id)},${source},${wanted})`;
    this.found.set(from, { kind, text, from, to, around });
  }
}

/** A refusal, an error, or nothing at all. */
const isDenial = (does: string): boolean =>
  /^(return refuse\(|throw )/.test(does) || /^return( (null|undefined|false|\[\]|''))?;?$/.test(does);

const isLiteral = (text: string): boolean => /^(undefined|null|''|[\d]+)$/.test(text);

/** Several conditions or a comparison; each part is a guard. */
const isComposed = ({ type }: Syntax): boolean =>
  type === 'BinaryExpression' || type === 'ParenthesisExpression';

/** Text and objects decide nothing by themselves. */
const isNoCondition = ({ type }: Syntax): boolean => /Literal|Object|Array|Function|New/.test(type);
