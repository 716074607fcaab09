import { defineRule, type ESTree, type SourceCode } from '@oxlint/plugins';

type Entry = ESTree.ObjectPropertyKind | ESTree.JSXAttributeItem;
type Spread = ESTree.SpreadElement | ESTree.JSXSpreadAttribute;

/** Lint rule: an object literal is not spread into another, or into an element, only to keep lines short. */
export const noGroupingSpread = defineRule({
  meta: {
    type: 'suggestion',
    fixable: 'code',
    schema: [],
    messages: { grouping: 'Write the properties themselves instead of spreading an object literal.' },
  },
  create(context) {
    function check(node: Spread) {
      const group = literalOf(node.argument);
      if (!group) return;
      const texts = group.properties.map((property) => entryText(property, node, context.sourceCode));
      const isSafe =
        group === node.argument && !hasDoubles([...siblingsOf(node).filter((it) => it !== node), ...group.properties]);
      const fixed = texts.filter((text) => text !== undefined);
      const canFix = isSafe && fixed.length === texts.length && context.sourceCode.getCommentsInside(node).length === 0;
      const separator = node.type === 'SpreadElement' ? ', ' : ' ';
      context.report({
        node,
        messageId: 'grouping',
        fix: canFix && texts.length > 0 ? (fixer) => fixer.replaceText(node, fixed.join(separator)) : undefined,
      });
    }
    return { 'ObjectExpression > SpreadElement': check, JSXSpreadAttribute: check };
  },
});

/**
 * Lint rule: `x: isWanted ? value : undefined`, not `...(isWanted && { x: value })`. A spread stays after another
 * one, whose value it would replace. Where the type knows no undefined, a comment allows it.
 */
export const noConditionalSpread = defineRule({
  meta: {
    type: 'suggestion',
    fixable: 'code',
    schema: [],
    messages: { conditional: 'Write `{{name}}: condition ? value : undefined` instead of a conditional spread.' },
  },
  create(context) {
    function check(node: Spread) {
      const found = conditionalOf(node.argument);
      if (!found) return;
      const { property, condition, negated } = found;
      const name = nameOf(property);
      const others = siblingsOf(node).filter((it) => it !== node);
      const before = others.filter((it) => it.range[0] < node.range[0]);
      if (name === undefined || before.some(isSpread) || others.some((it) => nameOf(it) === name)) return;
      const value = plainValue(property.value, condition, negated);
      const canFix = context.sourceCode.getCommentsInside(node).length === 0;
      context.report({
        node,
        messageId: 'conditional',
        data: { name },
        fix: canFix ? (fixer) => fixer.replaceText(node, writeEntry(node, property, value)) : undefined,
      });
    }

    /** The value where it is there, undefined where it is not. */
    function plainValue(value: ESTree.Node, condition: ESTree.Expression, negated: boolean): string {
      const { sourceCode } = context;
      const text = sourceCode.getText(value);
      const tested = presenceTest(condition, negated);
      if (tested && sourceCode.getText(tested.left) === text) {
        return tested.right.type === 'Literal' ? `${text} ?? undefined` : text;
      }
      const asked = sourceCode.getText(condition);
      if (asked === text && !negated) return `${text} || undefined`;
      const whole = value.type === 'ArrowFunctionExpression' ? `(${text})` : text;
      const test = needsParentheses(condition) ? `(${asked})` : asked;
      return negated ? `${test} ? undefined : ${whole}` : `${test} ? ${whole} : undefined`;
    }

    function writeEntry(node: Spread, property: ESTree.ObjectProperty, value: string): string {
      const key = context.sourceCode.getText(property.key);
      if (node.type === 'JSXSpreadAttribute') return `${nameOf(property)}={${value}}`;
      return value === key ? key : `${key}: ${value}`;
    }

    return { 'ObjectExpression > SpreadElement': check, JSXSpreadAttribute: check };
  },
});

/** The literal behind `as const` and the like. */
function literalOf(node: ESTree.Node): ESTree.ObjectExpression | undefined {
  if (node.type === 'TSAsExpression' || node.type === 'TSSatisfiesExpression') return literalOf(node.expression);
  return node.type === 'ObjectExpression' ? node : undefined;
}

interface Conditional {
  property: ESTree.ObjectProperty;
  condition: ESTree.Expression;
  /** The property is there when the condition does not hold. */
  negated: boolean;
}

/** `a && { x }`, `a ? { x } : {}` and `a ? {} : { x }`, with one property. */
function conditionalOf(node: ESTree.Expression): Conditional | undefined {
  if (node.type === 'LogicalExpression' && node.operator === '&&') {
    const property = onlyProperty(node.right);
    return property && { property, condition: node.left, negated: false };
  }
  if (node.type !== 'ConditionalExpression') return undefined;
  const negated = isNothing(node.consequent);
  if (!negated && !isNothing(node.alternate)) return undefined;
  const property = onlyProperty(negated ? node.alternate : node.consequent);
  return property && { property, condition: node.test, negated };
}

function onlyProperty(node: ESTree.Expression): ESTree.ObjectProperty | undefined {
  if (node.type !== 'ObjectExpression' || node.properties.length !== 1) return undefined;
  const [property] = node.properties;
  if (property?.type !== 'Property' || property.kind !== 'init' || property.method) return undefined;
  return property.computed ? undefined : property;
}

function isNothing(node: ESTree.Expression): boolean {
  if (node.type === 'ObjectExpression') return node.properties.length === 0;
  return isUndefined(node) || isNull(node);
}

const isUndefined = (node: ESTree.Node) => node.type === 'Identifier' && node.name === 'undefined';
const isNull = (node: ESTree.Node) => node.type === 'Literal' && node.raw === 'null';

/** `x !== undefined` or `x !== null`; with `===` when the property is there otherwise. */
function presenceTest(node: ESTree.Expression, negated: boolean): ESTree.BinaryExpression | undefined {
  if (node.type !== 'BinaryExpression' || node.operator !== (negated ? '===' : '!==')) return undefined;
  return isNull(node.right) || isUndefined(node.right) ? node : undefined;
}

const loose = ['ConditionalExpression', 'ArrowFunctionExpression', 'AssignmentExpression'];
const needsParentheses = (node: ESTree.Node) => loose.includes(node.type);

function siblingsOf(node: Spread): Entry[] {
  const { parent } = node;
  if (parent.type === 'ObjectExpression') return parent.properties;
  return parent.type === 'JSXOpeningElement' ? parent.attributes : [];
}

const isSpread = (node: Entry): node is Spread => node.type === 'SpreadElement' || node.type === 'JSXSpreadAttribute';

function nameOf(node: Entry): string | undefined {
  if (node.type === 'JSXAttribute') return typeof node.name.name === 'string' ? node.name.name : undefined;
  if (node.type !== 'Property' || node.computed) return undefined;
  if (node.key.type === 'Identifier') return node.key.name;
  return node.key.type === 'Literal' ? String(node.key.value) : undefined;
}

/** A name that occurs twice may replace its value on purpose. */
function hasDoubles(entries: Entry[]): boolean {
  const names = entries.flatMap((entry) => nameOf(entry) ?? []);
  return new Set(names).size < names.length;
}

/** The property's text in place of its spread group; undefined when it is not possible there. */
function entryText(property: ESTree.ObjectPropertyKind, { type }: Spread, source: SourceCode): string | undefined {
  if (type === 'SpreadElement') {
    const isPlain = property.type === 'SpreadElement' || property.kind === 'init';
    return isPlain ? source.getText(property) : undefined;
  }
  if (property.type === 'SpreadElement') return `{${source.getText(property)}}`;
  const name = nameOf(property);
  return name !== undefined && /^[\w-]+$/.test(name) ? `${name}={${source.getText(property.value)}}` : undefined;
}
