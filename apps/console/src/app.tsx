/** The console's addresses. */
import { createBrowserRouter, RouterProvider } from 'react-router'
import { LinkPage } from './pages/link-page.tsx'
import { SignInPage } from './pages/sign-in-page.tsx'
import { SessionProvider, useSessionQuery } from './session.tsx'
import { Shell } from './shell.tsx'
import { QueryFault } from './query-fault.tsx'
import { Loading } from './ui/states.tsx'
import { ToastRegion } from './ui/toasts.tsx'

const page = <Name extends string>(load: () => Promise<Record<Name, React.ComponentType>>, name: Name) => ({
  lazy: async () => ({ Component: (await load())[name] }),
})

const router = createBrowserRouter([
  {
    Component: Shell,
    HydrateFallback: Loading,
    children: [
      { index: true, ...page(() => import('./pages/today-page.tsx'), 'TodayPage') },
      { path: 'statistics', ...page(() => import('./pages/statistics-page.tsx'), 'StatisticsPage') },
      { path: 'games', ...page(() => import('./pages/games-page.tsx'), 'GamesPage') },
      { path: 'games/merges', ...page(() => import('./pages/merges-page.tsx'), 'MergesPage') },
      { path: 'games/:slug', ...page(() => import('./pages/game-page.tsx'), 'GamePage') },
      {
        path: 'games/:slug/inspector',
        ...page(() => import('./pages/inspector-page.tsx'), 'InspectorPage'),
      },
      { path: 'home-page', ...page(() => import('./pages/home-rows-page.tsx'), 'HomeRowsPage') },
      { path: 'categories', ...page(() => import('./pages/categories-page.tsx'), 'CategoriesPage') },
      { path: 'ads', ...page(() => import('./pages/ads-page.tsx'), 'AdsPage') },
      { path: 'search', ...page(() => import('./pages/search-page.tsx'), 'SearchPage') },
      { path: 'articles', ...page(() => import('./pages/documents-page.tsx'), 'ArticlesPage') },
      { path: 'articles/:id', ...page(() => import('./pages/document-page.tsx'), 'ArticlePage') },
      { path: 'pages', ...page(() => import('./pages/documents-page.tsx'), 'PagesPage') },
      { path: 'pages/:id', ...page(() => import('./pages/document-page.tsx'), 'OwnPagePage') },
      { path: 'sites', ...page(() => import('./pages/sites-page.tsx'), 'SitesPage') },
      { path: 'sites/:host', ...page(() => import('./pages/site-page.tsx'), 'SitePage') },
      { path: 'feeds', ...page(() => import('./pages/feeds-page.tsx'), 'FeedsPage') },
      { path: 'feeds/providers', ...page(() => import('./pages/providers-page.tsx'), 'ProvidersPage') },
      {
        path: 'feeds/providers/new',
        ...page(() => import('./pages/provider-page.tsx'), 'NewProviderPage'),
      },
      { path: 'feeds/providers/:name', ...page(() => import('./pages/provider-page.tsx'), 'ProviderPage') },
      { path: 'feeds/refused', ...page(() => import('./pages/refused-page.tsx'), 'RefusedPage') },
      { path: 'move-in', ...page(() => import('./pages/move-in-page.tsx'), 'MoveInPage') },
      { path: 'messages', ...page(() => import('./pages/messages-page.tsx'), 'MessagesPage') },
      { path: 'reports', ...page(() => import('./pages/reports-page.tsx'), 'ReportsPage') },
      { path: 'health', ...page(() => import('./pages/health-page.tsx'), 'HealthPage') },
      {
        path: 'notifications',
        ...page(() => import('./pages/notifications-page.tsx'), 'NotificationsPage'),
      },
      { path: 'people', ...page(() => import('./pages/people-page.tsx'), 'PeoplePage') },
      { path: 'audit', ...page(() => import('./pages/audit-page.tsx'), 'AuditPage') },
      { path: 'account', ...page(() => import('./pages/account-page.tsx'), 'AccountPage') },
      { path: '*', ...page(() => import('./pages/missing-page.tsx'), 'MissingPage') },
    ],
  },
])

export function App() {
  const query = useSessionQuery()
  if (location.pathname === '/link') return <LinkPage />
  if (query.isPending) return <Loading />
  if (query.isError) return <QueryFault query={query} />
  if (!query.data.isSignedIn) return <SignInPage hasPeople={query.data.hasPeople} />
  return (
    <SessionProvider session={query.data}>
      <ToastRegion>
        <RouterProvider router={router} />
      </ToastRegion>
    </SessionProvider>
  )
}
