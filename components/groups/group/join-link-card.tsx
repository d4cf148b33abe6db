'use client'

import { Link as LinkIcon, Printer } from 'lucide'
import { useState } from 'react'
import { ActButton } from '@/components/ui/act-button'
import { Icon } from '@/components/ui/icon'
import { FullLink } from '@/components/ui/language/full-link'
import { showError } from '@/components/ui/toaster'
import { When } from '@/components/ui/when'
import { endJoinLink, makeJoinLink } from '@/lib/api/entries/join-links'
import type { JoinLink, JoinLinkDetail } from '@/lib/api/join-links'
import { call } from '@/lib/client/call'
import { localTimeZone } from '@/lib/client/local-paper'
import { saveFile } from '@/lib/client/save-file'
import { type Qr, svgOf } from '@/lib/qr'
import { joinCardPath } from '@/lib/routes'
import { Arrivals } from './arrivals'
import { JoinLinkForm } from './join-link-form'
import { QrPicture } from './qr-picture'
import { TypedLink } from './typed-link'

interface JoinLinkCardProps {
  groupId: string
  detail: JoinLinkDetail
  /** Of the link, while it works. */
  code: Qr | null
}

/** For the leader: one link by which everyone joins, on the wall or in a chat. */
export function JoinLinkCard({ groupId, detail: { link, arrivals }, code }: JoinLinkCardProps) {
  const params = { id: groupId }
  const making = {
    busy: 'Making it…',
    send: () => call(makeJoinLink, { params, body: localTimeZone() }),
    failed: 'The link could not be made. Please try again.',
  }
  const isOff = link === null || link.status === 'off'
  return (
    <section
      className="grid grid-cols-1 content-start gap-4 rounded-lg border border-line bg-surface narrow:px-5 px-8 narrow:py-6 py-7.5"
      aria-labelledby="join-link"
    >
      <h2 id="join-link" className="text-h3">
        Join link
      </h2>
      {isOff ? (
        <>
          <p className="text-ink-2 text-sm">
            {link
              ? 'The link is off. No one can join with it.'
              : 'One link for everyone. Put its code on the wall, or paste it in your chat.'}
          </p>
          <ActButton
            {...making}
            className="btn btn-outline justify-self-start"
            icon={LinkIcon}
            label={link ? 'Make a new link' : 'Make a join link'}
          />
        </>
      ) : (
        <>
          <div className="grid grid-cols-[minmax(0,11rem)_minmax(0,1fr)] narrow:grid-cols-1 items-start gap-5">
            {code && <CodeColumn groupId={groupId} code={code} />}
            <div className="grid grid-cols-1 gap-4">
              {link.url && <Address url={link.url} />}
              <Status link={link} />
              <JoinLinkForm key={link.id} groupId={groupId} link={link} />
            </div>
          </div>
          <div className="flex flex-wrap gap-4">
            <ActButton
              {...making}
              className="link text-sm"
              label="New link"
              question={{
                title: 'Make a new link',
                yes: 'Make a new link',
                text: <p>The link and the code you have shared so far stop working right away.</p>,
              }}
            />
            <ActButton
              className="link text-sm"
              label="Turn off"
              question={{
                title: 'Turn the link off',
                text: <p>No one can join with it anymore. Everyone who is in stays in.</p>,
              }}
              busy="Turning it off…"
              send={() => call(endJoinLink, { params })}
              done="The link is off."
              failed="The link could not be turned off. Please try again."
            />
          </div>
        </>
      )}
      <Arrivals groupId={groupId} arrivals={arrivals} />
    </section>
  )
}

function CodeColumn({ groupId, code }: { groupId: string; code: Qr }) {
  return (
    <div className="grid grid-cols-1 justify-items-center gap-3">
      <QrPicture
        code={code}
        className="block w-full rounded-md border border-line"
        label="The link as a QR code"
      />
      {/* A full load: the styles of other printed pages would stay. */}
      <FullLink className="btn btn-outline btn-small" href={joinCardPath(groupId)}>
        <Icon of={Printer} />
        Print the card
      </FullLink>
      <button
        type="button"
        className="link text-sm"
        onClick={() =>
          saveFile(new Blob([svgOf(code)], { type: 'image/svg+xml' }), 'join-code.svg')
        }
      >
        Download the code
      </button>
    </div>
  )
}

/** The address, whole and to copy. */
function Address({ url }: { url: string }) {
  const [isCopied, setCopied] = useState(false)
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(url)
      setCopied(true)
    } catch {
      showError('Your browser did not let us copy it. Please select the link and copy it.')
    }
  }
  return (
    <div className="flex flex-wrap items-center gap-3">
      <code className="wrap-anywhere min-w-0 rounded-sm border border-line-strong px-3.5 py-2.5 text-sm [flex:1_1_12rem] [font-family:inherit]">
        <TypedLink url={url} />
      </code>
      <button type="button" className="btn btn-outline btn-small" onClick={() => void copy()}>
        {isCopied ? 'Copied' : 'Copy'}
      </button>
    </div>
  )
}

/** Whether it works, and until when. */
function Status({ link }: { link: JoinLink }) {
  const { status, last_day, places, used, mail_domain, asks_first } = link
  return (
    <ul className="grid text-sm">
      <li className="flex flex-wrap gap-x-3 gap-y-0 border-line border-b px-0 py-2">
        <span className="text-ink-2 [flex:0_0_6rem]">
          {status === 'ended' ? 'Ended' : 'Works until'}
        </span>
        <b>
          <When at={last_day} />
        </b>
      </li>
      <li className="flex flex-wrap gap-x-3 gap-y-0 border-line border-b px-0 py-2">
        <span className="text-ink-2 [flex:0_0_6rem]">Places</span>
        <b>{`${used} of ${places} used`}</b>
      </li>
      <li className="flex flex-wrap gap-x-3 gap-y-0 border-line border-b px-0 py-2">
        <span className="text-ink-2 [flex:0_0_6rem]">Only with</span>
        <b className="wrap-anywhere">{mail_domain ? `@${mail_domain}` : 'any email address'}</b>
      </li>
      <li className="flex flex-wrap gap-x-3 gap-y-0 border-line border-b px-0 py-2">
        <span className="text-ink-2 [flex:0_0_6rem]">Ask me first</span>
        <b>{asks_first ? 'Yes' : 'No'}</b>
      </li>
    </ul>
  )
}
