// Why something can't be done now: what the server says, or the first sentence of the rule behind the question.

import type { TableModel } from './table.svelte';
import { find } from './words.svelte';

export function reason(model: TableModel): { text: string; rule: string | undefined } {
  const rule = model.why ? (model.why.rule ?? model.asked?.prompt.rule) : undefined;
  const first = rule && find(`${rule.replace('.', '-')}.text`)?.match(/^.*?[.!?](?=\s|$)/)?.[0];
  return { text: model.why?.says ?? first ?? '', rule };
}
