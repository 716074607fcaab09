import {
  AST_NODE_TYPES,
  ESLintUtils,
  type ParserServicesWithTypeInformation,
  type TSESTree,
} from '@typescript-eslint/utils';
import ts from 'typescript';

type Entry = TSESTree.ObjectLiteralElement | TSESTree.JSXAttribute | TSESTree.JSXSpreadAttribute;
type Spread = TSESTree.SpreadElement | TSESTree.JSXSpreadAttribute;

const createRule = ESLintUtils.RuleCreator.withoutDocs;

/** ESLint rule: an object literal is not spread into another, or into an element, only to keep lines short. */
export const noGroupingSpread = createRule({
  meta: {
    type: 'suggestion',
    fixable: 'code',
    schema: [],
    messages: { grouping: 'Write the properties themselves instead of spreading an object literal.' },
  },
  defaultOptions: [],
  create(context) {
    function check(node: Spread) {
      const group = literalOf(node.argument);
      if (!group) return;
      const texts = group.properties.map((property) => entryText(property, node, context.sourceCode));
      const isSafe =
        group === node.argument && !hasDoubles([...siblingsOf(node).filter((it) => it !== node), ...group.properties]);
      const fixed = texts.filter((text) => text !== undefined);
      const canFix = isSafe && fixed.length === texts.length && context.sourceCode.getCommentsInside(node).length === 0;
      const separator = node.type === AST_NODE_TYPES.SpreadElement ? ', ' : ' ';
      context.report({
        node,
        messageId: 'grouping',
        fix: canFix && texts.length > 0 ? (fixer) => fixer.replaceText(node, fixed.join(separator)) : null,
      });
    }
    return { 'ObjectExpression > SpreadElement': check, JSXSpreadAttribute: check };
  },
});

/**
 * ESLint rule: `x: isWanted ? value : undefined`, not `...(isWanted && { x: value })`. A spread whose absence matters stays: after
 * another spread, whose value it would replace, and where the type knows no undefined.
 */
export const noConditionalSpread = createRule({
  meta: {
    type: 'suggestion',
    fixable: 'code',
    schema: [],
    messages: { conditional: 'Write `{{name}}: condition ? value : undefined` instead of a conditional spread.' },
  },
  defaultOptions: [],
  create(context) {
    const services = context.sourceCode.parserServices as Partial<ParserServicesWithTypeInformation>;
    const types = services.program ? (services as ParserServicesWithTypeInformation) : undefined;

    function check(node: Spread) {
      const found = conditionalOf(node.argument);
      if (!found) return;
      const { property, condition, negated } = found;
      const name = nameOf(property);
      const others = siblingsOf(node).filter((it) => it !== node);
      const before = others.filter((it) => it.range[0] < node.range[0]);
      if (name === undefined || before.some(isSpread) || others.some((it) => nameOf(it) === name)) return;
      if (types && !acceptsUndefined(node, name, types)) return;
      const value = plainValue(property.value, condition, negated);
      const canFix = context.sourceCode.getCommentsInside(node).length === 0;
      context.report({
        node,
        messageId: 'conditional',
        data: { name },
        fix: canFix ? (fixer) => fixer.replaceText(node, writeEntry(node, property, value)) : null,
      });
    }

    /** The value where it is there, undefined where it is not. */
    function plainValue(value: TSESTree.Node, condition: TSESTree.Expression, negated: boolean): string {
      const { sourceCode } = context;
      const text = sourceCode.getText(value);
      const tested = presenceTest(condition, negated);
      if (tested && sourceCode.getText(tested.left) === text) {
        return tested.right.type === AST_NODE_TYPES.Literal ? `${text} ?? undefined` : text;
      }
      const asked = sourceCode.getText(condition);
      if (asked === text && !negated)
        return types && isOnlyFalsyAsUndefined(condition, types) ? text : `${text} || undefined`;
      const whole = value.type === AST_NODE_TYPES.ArrowFunctionExpression ? `(${text})` : text;
      const test = needsParentheses(condition) ? `(${asked})` : asked;
      return negated ? `${test} ? undefined : ${whole}` : `${test} ? ${whole} : undefined`;
    }

    function writeEntry(node: Spread, property: TSESTree.Property, value: string): string {
      const key = context.sourceCode.getText(property.key);
      if (node.type === AST_NODE_TYPES.JSXSpreadAttribute) return `${nameOf(property)}={${value}}`;
      return value === key ? key : `${key}: ${value}`;
    }

    return { 'ObjectExpression > SpreadElement': check, JSXSpreadAttribute: check };
  },
});

/** The literal behind `as const` and the like. */
function literalOf(node: TSESTree.Node): TSESTree.ObjectExpression | undefined {
  if (node.type === AST_NODE_TYPES.TSAsExpression || node.type === AST_NODE_TYPES.TSSatisfiesExpression) {
    return literalOf(node.expression);
  }
  return node.type === AST_NODE_TYPES.ObjectExpression ? node : undefined;
}

interface Conditional {
  property: TSESTree.Property;
  condition: TSESTree.Expression;
  /** The property is there when the condition does not hold. */
  negated: boolean;
}

/** `a && { x }`, `a ? { x } : {}` and `a ? {} : { x }`, with one property. */
function conditionalOf(node: TSESTree.Expression): Conditional | undefined {
  if (node.type === AST_NODE_TYPES.LogicalExpression && node.operator === '&&') {
    const property = onlyProperty(node.right);
    return property && { property, condition: node.left, negated: false };
  }
  if (node.type !== AST_NODE_TYPES.ConditionalExpression) return undefined;
  const negated = isNothing(node.consequent);
  if (!negated && !isNothing(node.alternate)) return undefined;
  const property = onlyProperty(negated ? node.alternate : node.consequent);
  return property && { property, condition: node.test, negated };
}

function onlyProperty(node: TSESTree.Expression): TSESTree.Property | undefined {
  if (node.type !== AST_NODE_TYPES.ObjectExpression || node.properties.length !== 1) return undefined;
  const [property] = node.properties;
  if (property?.type !== AST_NODE_TYPES.Property || property.kind !== 'init' || property.method) return undefined;
  return property.computed ? undefined : property;
}

function isNothing(node: TSESTree.Expression): boolean {
  if (node.type === AST_NODE_TYPES.ObjectExpression) return node.properties.length === 0;
  return isUndefined(node) || isNull(node);
}

const isUndefined = (node: TSESTree.Node) => node.type === AST_NODE_TYPES.Identifier && node.name === 'undefined';
const isNull = (node: TSESTree.Node) => node.type === AST_NODE_TYPES.Literal && node.raw === 'null';

/** `x !== undefined` or `x !== null`; with `===` when the property is there otherwise. */
function presenceTest(node: TSESTree.Expression, negated: boolean): TSESTree.BinaryExpression | undefined {
  if (node.type !== AST_NODE_TYPES.BinaryExpression || node.operator !== (negated ? '===' : '!==')) return undefined;
  return isNull(node.right) || isUndefined(node.right) ? node : undefined;
}

const loose = [
  AST_NODE_TYPES.ConditionalExpression,
  AST_NODE_TYPES.ArrowFunctionExpression,
  AST_NODE_TYPES.AssignmentExpression,
];
const needsParentheses = (node: TSESTree.Node) => loose.includes(node.type as (typeof loose)[number]);

function siblingsOf(node: Spread): Entry[] {
  const { parent } = node;
  if (parent.type === AST_NODE_TYPES.ObjectExpression) return parent.properties;
  return parent.type === AST_NODE_TYPES.JSXOpeningElement ? parent.attributes : [];
}

const isSpread = (node: Entry): node is Spread =>
  node.type === AST_NODE_TYPES.SpreadElement || node.type === AST_NODE_TYPES.JSXSpreadAttribute;

function nameOf(node: Entry): string | undefined {
  if (node.type === AST_NODE_TYPES.JSXAttribute) return typeof node.name.name === 'string' ? node.name.name : undefined;
  if (node.type !== AST_NODE_TYPES.Property || node.computed) return undefined;
  if (node.key.type === AST_NODE_TYPES.Identifier) return node.key.name;
  return node.key.type === AST_NODE_TYPES.Literal ? String(node.key.value) : undefined;
}

/** A name that occurs twice may replace its value on purpose. */
function hasDoubles(entries: Entry[]): boolean {
  const names = entries.flatMap((entry) => nameOf(entry) ?? []);
  return new Set(names).size < names.length;
}

interface Source {
  getText: (node: TSESTree.Node) => string;
}

/** The property's text in place of its spread group; undefined when it is not possible there. */
function entryText(property: TSESTree.ObjectLiteralElement, { type }: Spread, source: Source): string | undefined {
  if (type === AST_NODE_TYPES.SpreadElement) {
    const isPlain = property.type === AST_NODE_TYPES.SpreadElement || property.kind === 'init';
    return isPlain ? source.getText(property) : undefined;
  }
  if (property.type === AST_NODE_TYPES.SpreadElement) return `{${source.getText(property)}}`;
  const name = nameOf(property);
  return name !== undefined && /^[\w-]+$/.test(name) ? `${name}={${source.getText(property.value)}}` : undefined;
}

/** Whether the type that the literal or the element is for accepts undefined for a property. */
function acceptsUndefined({ parent }: Spread, name: string, types: ParserServicesWithTypeInformation): boolean {
  const checker = types.program.getTypeChecker();
  const node = types.esTreeNodeToTSNodeMap.get(parent);
  const expected = ts.isJsxOpeningLikeElement(node)
    ? checker.getContextualType(node.attributes)
    : checker.getContextualType(node as ts.Expression);
  if (!expected || expected.flags & (ts.TypeFlags.Any | ts.TypeFlags.Unknown)) return true;
  const parts = (expected.isUnion() ? expected.types : [expected]).filter((part) => part.flags & ts.TypeFlags.Object);
  if (parts.length === 0) return true;
  return parts.some((part) => {
    const property = checker.getPropertyOfType(part, name);
    if (property) return takesUndefined(checker.getTypeOfSymbolAtLocation(property, node));
    const index = part.getStringIndexType();
    return index === undefined ? false : takesUndefined(index);
  });
}

const takesUndefined = (type: ts.Type): boolean =>
  Boolean(type.flags & (ts.TypeFlags.Any | ts.TypeFlags.Unknown | ts.TypeFlags.Undefined)) ||
  (type.isUnion() && type.types.some(takesUndefined));

/** True for the type "object or undefined", whose only falsy value is undefined. */
function isOnlyFalsyAsUndefined(node: TSESTree.Expression, types: ParserServicesWithTypeInformation): boolean {
  const type = types.getTypeAtLocation(node);
  return (type.isUnion() ? type.types : [type]).every(
    (part) =>
      part.flags & (ts.TypeFlags.Object | ts.TypeFlags.Undefined | ts.TypeFlags.NonPrimitive) ||
      (part.isStringLiteral() && part.value !== '') ||
      (part.isNumberLiteral() && part.value !== 0) ||
      ('intrinsicName' in part && part.intrinsicName === 'true'),
  );
}
