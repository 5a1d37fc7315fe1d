import type { SiteRoute } from '@mirqam/shared/contract/SiteRoute';

export const routes = [
  {
    pattern: '/template',
    page: 'TemplatePage',
    paths: [
      {
        path: '/template',
        title: 'Template',
        description:
          'Template: say in one sentence of 120 to 155 characters what readers find on this page, why, and for whom it has been written.',
      },
    ],
  },
  {
    pattern: '/ar/template',
    page: 'ar/TemplatePage',
    language: 'ar',
    paths: [
      {
        path: '/ar/template',
        title: 'Template بالعربية',
        description:
          'Template: اكتبوا في جملة واحدة من 95 إلى 155 حرفًا ما يجده القارئ في هذه الصفحة، ولماذا كُتبت، ولمن كُتبت من القراء.',
      },
    ],
  },
] as const satisfies readonly SiteRoute[];
