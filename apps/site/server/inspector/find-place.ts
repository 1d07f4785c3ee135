/** Where the inspector finds a game, and the frame in which a site shows it. */
import type { Game } from '#app/domain/game.ts'
import { listFramePolicies } from '#app/features/play/frame-policy.ts'
import { toUploadPath } from '#app/features/uploads/upload-address.ts'
import type { Config } from '../config.ts'
import type { Ledger } from '../ledger/ledger.ts'
import { createUploadKey, setPreviewKey, type UploadVersion } from '../ledger/uploads.ts'
import { findFirstOrigin, toPreviewAddress } from '../uploads/preview-address.ts'
import type { InspectOptions } from './inspect-game.ts'

type Installation = { config: Config; ledger: Ledger }

export interface InspectedPlace extends Pick<
  InspectOptions,
  'address' | 'origin' | 'frame' | 'pageAddress' | 'servedHere'
> {
  isUpload: boolean
  /** To be called at the end. */
  close(): Promise<void>
}

type PlayedGame = Pick<Game, 'slug' | 'provider' | 'source'>

/** At its provider. */
export async function findRemotePlace(
  installation: Installation,
  { slug, provider, source }: PlayedGame,
): Promise<InspectedPlace> {
  const site = await findFirstOrigin(installation)
  const [frame] = listFramePolicies(
    { slug, trust: 'remote', sources: [{ provider, label: provider, url: source.url }] },
    { origin: site, remoteGames: 'on', audience: 'general' },
  )
  return {
    ...{ address: frame!.src, origin: frame!.origin, frame: frame!, pageAddress: `${site}/${slug}` },
    isUpload: false,
    close: async () => {},
  }
}

/** A version, also one that nobody else can open: it has a private address until the end. */
export async function findUploadPlace(
  installation: Installation,
  slug: string,
  version: Pick<UploadVersion, 'label' | 'number' | 'preview_key'>,
  entry: string,
): Promise<InspectedPlace> {
  const { config, ledger } = installation
  const { label, number } = version
  const key = version.preview_key ?? createUploadKey()
  const path = toUploadPath({ label, key, path: entry })
  const address = await toPreviewAddress(installation, label, path)
  const site = await findFirstOrigin(installation)
  const isSeparate = config.gamesOrigin !== undefined
  const source = { provider: 'upload', label: 'upload', url: isSeparate ? address : path }
  const [frame] = listFramePolicies(
    { slug, trust: 'hosted', sources: [isSeparate ? { ...source, isUploaded: true } : source] },
    { origin: site, remoteGames: 'on', audience: 'general' },
  )
  if (version.preview_key === null) await setPreviewKey(ledger, label, number, key)
  return {
    ...{ address, origin: frame!.origin, frame: frame!, pageAddress: `${site}/${slug}` },
    servedHere: { origin: new URL(address).origin, port: config.port },
    isUpload: true,
    async close() {
      if (version.preview_key === null) await setPreviewKey(ledger, label, number, null)
    },
  }
}
