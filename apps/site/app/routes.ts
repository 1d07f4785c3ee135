/** Every address of the site, one line each. */
import { index, layout, route, type RouteConfig } from '@react-router/dev/routes'

export default [
  layout('pages/shell.tsx', [
    layout('pages/page-boundary.tsx', [
      index('pages/home.tsx'),
      route('articles', 'pages/articles.tsx'),
      route('articles/:topic', 'pages/articles.tsx', { id: 'pages/articles-of-topic' }),
      route('articles/:topic/:pageCurrent', 'pages/articles.tsx', { id: 'pages/articles-of-topic-page' }),
      route('articlesDetail/:articlesId', 'pages/article.tsx'),
      route('category', 'pages/categories.tsx'),
      route('categoryDetail/:categoryType/:pageCurrent', 'pages/category.tsx'),
      route('feeling/:feeling/:pageCurrent', 'pages/feeling.tsx'),
      route('tag/:tag/:pageCurrent', 'pages/tag.tsx'),
      route('privacyIndex', 'pages/info-layout.tsx', [
        route('contactUs/sent', 'pages/message-sent.tsx'),
        route(':infoKey', 'pages/info.tsx'),
      ]),
      route('gameDetail/:gameId', 'pages/game.tsx'),
      route('gamePlay/:gameId', 'pages/play.tsx'),
      route('search', 'pages/search.tsx'),
      route('offline', 'pages/offline.tsx'),
      route('myGames', 'pages/my-games.tsx'),
      route('*', 'pages/not-found.tsx'),
    ]),
  ]),
] satisfies RouteConfig
