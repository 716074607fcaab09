import type { I18nProvider } from '@refinedev/core';
import { josa } from 'es-hangul';

/** Korean for the texts of refine and of its MUI package, by their keys; `{{name}}` is replaced. */
export const texts: Readonly<Record<string, string>> = {
  'actions.list': '목록',
  'actions.create': '만들기',
  'actions.edit': '수정',
  'actions.show': '보기',
  'buttons.cancel': '취소',
  'buttons.clone': '복사',
  'buttons.confirm': '정말 삭제할까요?',
  'buttons.create': '만들기',
  'buttons.delete': '삭제',
  'buttons.edit': '수정',
  'buttons.export': '다운로드',
  'buttons.import': '가져오기',
  'buttons.list': '목록',
  'buttons.logout': '로그아웃',
  'buttons.notAccessTitle': '할 권한이 없습니다',
  'buttons.refresh': '새로고침',
  'buttons.save': '저장',
  'buttons.show': '보기',
  'buttons.undo': '되돌리기',
  'dashboard.title': '오늘',
  loading: '불러오는 중',
  'notifications.createError': '만들지 못했습니다',
  'notifications.deleteError': '삭제하지 못했습니다',
  'notifications.editError': '수정하지 못했습니다',
  'notifications.error': '저장하지 못했습니다',
  'notifications.importProgress': '가져오는 중: {{processed}} / {{total}}',
  'notifications.success': '마쳤습니다',
  'notifications.undoable': '{{seconds}}초 안에 되돌릴 수 있습니다',
  'pages.error.404': '찾으시는 페이지가 없습니다.',
  'pages.error.backHome': '처음으로',
  'pages.error.info': '{{action}} 화면이 {{resource}}에 없습니다.',
  'pages.error.resource404': '{{resource}} 화면을 찾지 못했습니다.',
  'table.actions': '할 일',
  'tags.clone': '복사',
  warnWhenUnsavedChanges: '저장하지 않은 내용이 있습니다. 나갈까요?',
  'autoSave.error': '저장하지 못했습니다',
  'autoSave.idle': '바뀌면 저장합니다',
  'autoSave.loading': '저장하는 중',
  'autoSave.success': '저장했습니다',
};

const done = { createSuccess: '만들었습니다', editSuccess: '수정했습니다', deleteSuccess: '삭제했습니다' } as const;
const titles = { list: '', create: ' 만들기', edit: ' 수정', show: '' } as const;

/**
 * refine's texts in Korean. What it says of a resource uses the resource's label.
 * @param labelOf the Korean name of a resource, by its name
 */
export function createI18n(labelOf: (resource: string) => string | undefined): I18nProvider {
  function translate(key: string, options?: unknown, defaultMessage?: string): string {
    const words = texts[key] ?? resourceText(key, options) ?? defaultMessage ?? fallbackOf(options) ?? key;
    return words.replace(/\{\{(\w+)\}\}/g, (_, name: string) => String(valueOf(options, name)));
  }

  function resourceText(key: string, options: unknown): string | undefined {
    const [, event] = /^notifications\.(createSuccess|editSuccess|deleteSuccess)$/.exec(key) ?? [];
    if (event) return `${josa(String(valueOf(options, 'resource')), '을/를')} ${done[event as keyof typeof done]}`;
    const [, name = '', part, own] = /^(\w+)\.(?:titles\.(list|create|edit|show)|(\w+))$/.exec(key) ?? [];
    const label = labelOf(name);
    if (label === undefined) return undefined;
    if (own !== undefined) return own === name ? label : undefined;
    return label + titles[part as keyof typeof titles];
  }

  return { translate, changeLocale: () => Promise.resolve(), getLocale: () => 'ko' };
}

const fallbackOf = (options: unknown): string | undefined => (typeof options === 'string' ? options : undefined);

const valueOf = (options: unknown, name: string): unknown =>
  typeof options === 'object' && options !== null ? (options as Record<string, unknown>)[name] : '';
