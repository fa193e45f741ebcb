import { BigIntType, DateTimeType, DecimalType, type Primary, Type } from '@mikro-orm/core';

/** The properties of a row: of an entity (`columns`), or MikroORM's builders for a computed value (`p.integer()`). */
export type RowShape = Readonly<Record<string, unknown>>;

type ValueOf<Property> = Property extends (...args: never[]) => infer Made
  ? ValueOf<Made>
  : Property extends { '~type'?: { value: infer Value }; '~options': infer Options }
    ? Nullable<ManyOf<KeyOf<Value, Options>, Options>, Options>
    : never;
type KeyOf<Value, Options> = Options extends { mapToPk: true } ? Primary<Value> : Value;
type ManyOf<Value, Options> = Options extends { array: true } ? Value[] : Value;
type Nullable<Value, Options> = Options extends { nullable: true } ? Value | null : Value;

/** A row as the properties of its shape describe it. */
export type RowOf<Shape extends RowShape> = { -readonly [Name in keyof Shape]: ValueOf<Shape[Name]> };

/** SQL under a name. A test of its service prepares it against the migrated schema and compares the columns with `shape`. */
export interface Statement<Row> {
  name: string;
  /** `?` marks a parameter and `\\?` the operator; `$1` in a prepared statement and on a connection past the ORM. */
  text: string;
  /** The row as read becomes the row as described; absent where both are the same. */
  convert?: (row: Row) => Row;
}

/** A statement of the registry with each of its texts. */
export interface RegisteredStatement {
  name: string;
  shape: RowShape;
  texts(): string[];
}

const registry = new Map<string, RegisteredStatement>();

/** Every statement of the modules that are loaded. */
export const registeredStatements = (): RegisteredStatement[] => [...registry.values()];

/** A statement whose rows have the properties of `shape`; `{}` if no row is read. Throws for a name that is taken. */
export function statement<const Shape extends RowShape>(
  name: string,
  shape: Shape,
  text: string,
): Statement<RowOf<Shape>> {
  register({ name, shape, texts: () => [text] });
  return named(name, shape)(text);
}

export interface WrittenStatement {
  sql: string;
  params: readonly unknown[];
}

/**
 * A statement whose text depends on its input: `readMany(em, ...list(query))`. The test prepares the text of each of
 * `examples`, which therefore contain every optional part.
 */
export function statementFor<Asked extends readonly unknown[], const Shape extends RowShape>(
  name: string,
  shape: Shape,
  write: (...asked: Asked) => WrittenStatement,
  examples: readonly Asked[],
): (...asked: Asked) => [Statement<RowOf<Shape>>, readonly unknown[]] {
  register({ name, shape, texts: () => examples.map((asked) => write(...asked).sql) });
  const withText = named(name, shape);
  return (...asked) => {
    const { sql, params } = write(...asked);
    return [withText(sql), params];
  };
}

/** Some properties of an entity, as the shape of a row. */
export function columns<
  Properties extends object,
  const Names extends readonly (keyof Properties & string)[],
>(entity: { properties: Properties }, ...names: Names): Pick<Properties, Names[number]> {
  return Object.fromEntries(names.map((name) => [name, entity.properties[name]])) as Pick<
    Properties,
    Names[number]
  >;
}

/** MikroORM's options of a property: of a builder, or of an entity that is defined. */
export function optionsOf(property: unknown): {
  type?: Type | (new () => Type);
  nullable?: boolean;
  array?: boolean;
} {
  const made: unknown = typeof property === 'function' ? property() : property;
  if (typeof made !== 'object' || made === null) return {};
  return '~options' in made && typeof made['~options'] === 'object' ? (made['~options'] ?? {}) : made;
}

/** MikroORM's type of a property; none of a relation. */
export function typeOf(property: unknown): Type | undefined {
  const { type } = optionsOf(property);
  return typeof type === 'function' ? new type() : type;
}

function register(added: RegisteredStatement): void {
  if (registry.has(added.name)) throw new Error(`two statements have the name ${added.name}`);
  registry.set(added.name, added);
}

function named<Shape extends RowShape>(name: string, shape: Shape) {
  const convert = conversionOf<RowOf<Shape>>(shape);
  return (text: string): Statement<RowOf<Shape>> => ({ name, text, ...(convert && { convert }) });
}

/** The ORM reads instants as texts, pg as dates; both read large numbers as texts. */
function conversionOf<Row extends object>(shape: RowShape): ((row: Row) => Row) | undefined {
  const conversions = Object.entries(shape).flatMap(([name, property]) => {
    const read = readerOf(typeOf(property));
    return read ? [{ name, read }] : [];
  });
  if (conversions.length === 0) return undefined;
  return (row) => {
    const values = new Map<string, unknown>(Object.entries(row));
    const converted = conversions.flatMap(({ name, read }) => {
      const value = values.get(name) ?? null;
      return value === null ? [] : [[name, read(value)]];
    });
    return { ...row, ...Object.fromEntries(converted) };
  };
}

function readerOf(type: Type | undefined): ((value: unknown) => unknown) | undefined {
  if (type instanceof DateTimeType)
    return (value) => (value instanceof Date ? value : new Date(String(value)));
  if (type instanceof BigIntType) return (value) => type.convertToJSValue(String(value));
  if (type instanceof DecimalType) return (value) => type.convertToJSValue(String(value));
  return undefined;
}
