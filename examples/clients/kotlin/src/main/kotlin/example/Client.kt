package example

import com.google.gson.GsonBuilder
import example.api.BanksApi
import example.api.BoundariesApi
import example.api.PhonesApi
import example.api.PlacesApi
import example.api.SearchApi
import example.infrastructure.ClientError
import example.infrastructure.ClientException
import example.infrastructure.Serializer
import example.infrastructure.Success
import example.model.AccountCheck
import example.model.Error
import example.model.ErrorError
import example.model.StateResponse
import java.math.BigDecimal
import okhttp3.OkHttpClient
import okhttp3.Request

/** Asks the service through a client made from /v1/openapi.json?without=fields,ids,format. */
fun main(arguments: Array<String>) {
  val service = arguments[0]
  val http = OkHttpClient()
  val places = PlacesApi(service, http)
  val phones = PhonesApi(service, http)
  val banks = BanksApi(service, http)
  val map = BoundariesApi(service, http)
  val found = mutableMapOf<String, List<Any?>>()

  val list = banks.listBanks(q = "guaranty trust", limit = 1).data
  found["list"] = listOf(list[0].id)

  // The method with more in its name has the status and the fields of the answer too.
  val first = places.getStateWithHttpInfo("Lagos", null) as Success<*>
  val lagos = (first.data as StateResponse).data
  found["record"] = listOf(lagos.code, lagos.capital, lagos.lat)

  val names = SearchApi(service, http).match(SearchApi.KindMatch.lga, listOf("Ikeja", "Surulere")).data
  found["names"] = names.flatMap { listOf(it.code, it.status) }

  val point = map.reverseGeocode(BigDecimal("6.6"), BigDecimal("3.35")).data
  found["point"] = listOf(point.lgaName, point.distanceToBorderM)

  val phone = phones.getPhone("+234 803 123 4567").data
  found["phone"] = listOf(phone.e164, phone.network, phone.area)

  // This operation has two answers. With a bank it is the one about that bank.
  val check = banks.validateNuban("0000014579", "First Bank").data.actualInstance as AccountCheck
  found["account"] = listOf(check.valid, check.bank.id)

  found["missing"] = failureOf({ places.getState("Lagosss") }) { listOf(it.suggestions?.get(0)?.name) }
  found["shared"] = failureOf({ places.getLga("Surulere") }) { it.candidates.orEmpty().map { lga -> lga.stateName } }
  found["unreadable"] = failureOf({ phones.getPhone("123") }) { listOf(it.reason) }
  found["outside"] = failureOf({ map.reverseGeocode(BigDecimal("6.3"), BigDecimal("3.4")) }) {
    listOf(it.nearest?.name, it.nearest?.distanceM)
  }

  // What has no generated method, such as a table, the client of OkHttp below reads.
  val request = Request.Builder().url("$service/v1/states?format=csv").build()
  val lines = http.newCall(request).execute().use { it.body.string() }.trim().lines()
  found["table"] = listOf(lines.size, lines[0].split(",").take(3).joinToString(","))

  val tag = first.headers["etag"]?.get(0)
  found["unchanged"] = listOf(places.getStateWithHttpInfo("LA", tag).statusCode)

  println(GsonBuilder().serializeNulls().create().toJson(found))
}

/** What the service answers where it does not answer 200: the status, the error's code and its details. */
private fun failureOf(call: () -> Any, details: (ErrorError) -> List<Any?>): List<Any?> {
  try {
    call()
  } catch (failure: ClientException) {
    val body = (failure.response as ClientError<*>).body as String
    val error = Serializer.gson.fromJson(body, Error::class.java).error
    return listOf(failure.statusCode, error.code.value) + details(error)
  }
  throw IllegalStateException("it did not fail")
}
